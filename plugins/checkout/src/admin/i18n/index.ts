import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default { fr: { checkout: fr }, nl: { checkout: nl }, en: { checkout: en } }
