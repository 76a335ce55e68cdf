import type { Catalogues } from "@bon-perroquet/admin-kit"
import { dashboardDe, dashboardEn, dashboardFr, dashboardNl } from "./dashboard"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { identityDe, identityEn, identityFr, identityNl } from "./identity"
import { nl } from "./nl"
import { rolesDe, rolesEn, rolesFr, rolesNl } from "./roles"

export default {
  fr: { shopAnalytics: fr, shopRoles: rolesFr, shopDashboard: dashboardFr, shopIdentity: identityFr },
  nl: { shopAnalytics: nl, shopRoles: rolesNl, shopDashboard: dashboardNl, shopIdentity: identityNl },
  en: { shopAnalytics: en, shopRoles: rolesEn, shopDashboard: dashboardEn, shopIdentity: identityEn },
  de: { shopAnalytics: de, shopRoles: rolesDe, shopDashboard: dashboardDe, shopIdentity: identityDe },
} satisfies Catalogues
