import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default { fr: { listing: fr }, nl: { listing: nl }, en: { listing: en } }
