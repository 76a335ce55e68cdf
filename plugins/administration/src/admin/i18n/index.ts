import type { Catalogues } from "@bon-perroquet/admin-kit"
import { dashboardDe, dashboardEn, dashboardFr, dashboardNl } from "./dashboard"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"
import { rolesDe, rolesEn, rolesFr, rolesNl } from "./roles"

export default {
  fr: { shopFigures: fr, shopRoles: rolesFr, shopDashboard: dashboardFr },
  nl: { shopFigures: nl, shopRoles: rolesNl, shopDashboard: dashboardNl },
  en: { shopFigures: en, shopRoles: rolesEn, shopDashboard: dashboardEn },
  de: { shopFigures: de, shopRoles: rolesDe, shopDashboard: dashboardDe },
} satisfies Catalogues
