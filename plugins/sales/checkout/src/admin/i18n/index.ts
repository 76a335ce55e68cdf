import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { checkout: fr },
  nl: { checkout: nl },
  en: { checkout: en },
  de: { checkout: de },
} satisfies Catalogues
