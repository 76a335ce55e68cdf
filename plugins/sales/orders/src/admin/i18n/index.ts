import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { shopOrders: fr },
  nl: { shopOrders: nl },
  en: { shopOrders: en },
  de: { shopOrders: de },
} satisfies Catalogues
