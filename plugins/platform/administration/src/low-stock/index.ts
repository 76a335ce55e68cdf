export { lowSizes } from "./low-sizes"
export { tellLowStock } from "./tell"
