import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export default { fr: { shopOrders: fr }, nl: { shopOrders: nl }, en: { shopOrders: en } }
