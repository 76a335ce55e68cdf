import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { bought_together: fr },
  nl: { bought_together: nl },
  en: { bought_together: en },
  de: { bought_together: de },
} satisfies Catalogues
