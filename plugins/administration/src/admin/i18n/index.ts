import type { Catalogues } from "@bon-perroquet/admin-kit"
import { dashboardDe, dashboardEn, dashboardFr, dashboardNl } from "./dashboard"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"
import { rolesDe, rolesEn, rolesFr, rolesNl } from "./roles"

export default {
  fr: { shopAnalytics: fr, shopRoles: rolesFr, shopDashboard: dashboardFr },
  nl: { shopAnalytics: nl, shopRoles: rolesNl, shopDashboard: dashboardNl },
  en: { shopAnalytics: en, shopRoles: rolesEn, shopDashboard: dashboardEn },
  de: { shopAnalytics: de, shopRoles: rolesDe, shopDashboard: dashboardDe },
} satisfies Catalogues
