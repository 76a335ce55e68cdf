import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de as checkoutDe } from "../attempts/i18n/de"
import { en as checkoutEn } from "../attempts/i18n/en"
import { fr as checkoutFr } from "../attempts/i18n/fr"
import { nl as checkoutNl } from "../attempts/i18n/nl"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { shopOrders: fr, checkout: checkoutFr },
  nl: { shopOrders: nl, checkout: checkoutNl },
  en: { shopOrders: en, checkout: checkoutEn },
  de: { shopOrders: de, checkout: checkoutDe },
} satisfies Catalogues
