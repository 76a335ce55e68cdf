import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { countries: fr },
  nl: { countries: nl },
  en: { countries: en },
  de: { countries: de },
} satisfies Catalogues
