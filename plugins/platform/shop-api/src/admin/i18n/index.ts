import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { listing: fr },
  nl: { listing: nl },
  en: { listing: en },
  de: { listing: de },
} satisfies Catalogues
