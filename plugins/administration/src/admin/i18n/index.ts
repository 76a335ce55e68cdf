import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { shopFigures: fr },
  nl: { shopFigures: nl },
  en: { shopFigures: en },
  de: { shopFigures: de },
} satisfies Catalogues
