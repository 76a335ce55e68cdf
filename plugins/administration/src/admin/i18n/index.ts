import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"
import { rolesDe, rolesEn, rolesFr, rolesNl } from "./roles"

export default {
  fr: { shopAnalytics: fr, shopRoles: rolesFr },
  nl: { shopAnalytics: nl, shopRoles: rolesNl },
  en: { shopAnalytics: en, shopRoles: rolesEn },
  de: { shopAnalytics: de, shopRoles: rolesDe },
} satisfies Catalogues
