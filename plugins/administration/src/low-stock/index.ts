/** Goods of which few are left, and the message that tells the merchant. */
export { lowSizes } from "./low-sizes"
export { tellLowStock } from "./tell"
