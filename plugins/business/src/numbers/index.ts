/** What VIES said of VAT numbers. */
export { keeperOf } from "./keeper"
