import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"
import { rolesEn, rolesFr, rolesNl } from "./roles"

export default {
  fr: { shopFigures: fr, shopRoles: rolesFr },
  nl: { shopFigures: nl, shopRoles: rolesNl },
  en: { shopFigures: en, shopRoles: rolesEn },
}
