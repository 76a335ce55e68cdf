import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default { fr: { countries: fr }, nl: { countries: nl }, en: { countries: en } }
