/** Sizes that are low in stock, and the e-mail to the merchant. */
export { lowSizes } from "./low-sizes"
export { tellLowStock } from "./tell"
