import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"
import { rolesDe, rolesEn, rolesFr, rolesNl } from "./roles"

export default {
  fr: { shopFigures: fr, shopRoles: rolesFr },
  nl: { shopFigures: nl, shopRoles: rolesNl },
  en: { shopFigures: en, shopRoles: rolesEn },
  de: { shopFigures: de, shopRoles: rolesDe },
} satisfies Catalogues
