export { lowSizes } from "./low-sizes"
export { mailLowStock } from "./send-mail"
