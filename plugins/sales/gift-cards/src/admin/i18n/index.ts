import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default {
  fr: { gift_cards: fr },
  nl: { gift_cards: nl },
  en: { gift_cards: en },
  de: { gift_cards: de },
} satisfies Catalogues
