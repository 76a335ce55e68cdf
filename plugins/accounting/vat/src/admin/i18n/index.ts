import type { Catalogues } from "@bon-perroquet/admin-kit"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default { fr: { vat: fr }, nl: { vat: nl }, en: { vat: en }, de: { vat: de } } satisfies Catalogues
