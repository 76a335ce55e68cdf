import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { languages: fr },
  nl: { languages: nl },
  en: { languages: en },
  de: { languages: de },
} satisfies Catalogues
