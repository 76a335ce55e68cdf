import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { peppol: fr },
  nl: { peppol: nl },
  en: { peppol: en },
  de: { peppol: de },
} satisfies Catalogues
