/** Each sale is a price list of Medusa. */
export { readSalePrices } from "./read"
export { changeSale, endSale, planSale } from "./save"
