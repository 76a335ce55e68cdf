import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { business: fr },
  nl: { business: nl },
  en: { business: en },
  de: { business: de },
} satisfies Catalogues
