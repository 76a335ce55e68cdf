/** Finds sizes that are low in stock, and sends the merchant an e-mail. */
export { lowSizes } from "./low-sizes"
export { tellLowStock } from "./tell"
