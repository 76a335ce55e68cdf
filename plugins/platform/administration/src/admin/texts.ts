import { textsOf } from "@bon-perroquet/admin-kit"
import type { dashboardFr } from "./i18n/dashboard"
import type { fr } from "./i18n/fr"
import type { identityFr } from "./i18n/identity"
import type { rolesFr } from "./i18n/roles"

export const useTexts = textsOf<typeof fr>("shopAnalytics")

export const useRoleTexts = textsOf<typeof rolesFr>("shopRoles")

export const useIdentityTexts = textsOf<typeof identityFr>("shopIdentity")

export const useDashboardTexts = textsOf<typeof dashboardFr>("shopDashboard")
