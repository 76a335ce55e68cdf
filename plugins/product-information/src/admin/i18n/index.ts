import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { information: fr },
  nl: { information: nl },
  en: { information: en },
  de: { information: de },
} satisfies Catalogues
