import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { lots: fr },
  nl: { lots: nl },
  en: { lots: en },
  de: { lots: de },
} satisfies Catalogues
