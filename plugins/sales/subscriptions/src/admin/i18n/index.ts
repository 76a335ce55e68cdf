import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { repeat_deliveries: fr },
  nl: { repeat_deliveries: nl },
  en: { repeat_deliveries: en },
  de: { repeat_deliveries: de },
} satisfies Catalogues
