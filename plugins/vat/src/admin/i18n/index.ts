import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default { fr: { vat: fr }, nl: { vat: nl }, en: { vat: en } }
