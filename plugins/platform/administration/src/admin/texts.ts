import { textsOf } from "@bon-perroquet/admin-kit"
import { ROLES } from "@bon-perroquet/contract/rights"
import type { dashboardFr } from "./i18n/dashboard"
import type { fr } from "./i18n/fr"
import type { identityFr } from "./i18n/identity"
import type { rolesFr } from "./i18n/roles"

export const useTexts = textsOf<typeof fr>("shopAnalytics")

export const useRoleTexts = textsOf<typeof rolesFr>("shopRoles")

/** Returns the roles for a `SelectField`. */
export function useRoleOptions() {
  const { t } = useRoleTexts()
  return ROLES.map((value) => ({ value, text: t(`names.${value}`) }))
}

export const useIdentityTexts = textsOf<typeof identityFr>("shopIdentity")

export const useDashboardTexts = textsOf<typeof dashboardFr>("shopDashboard")
