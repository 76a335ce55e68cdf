/** Each sale is a price list of the engine. */
export { readSalePrices } from "./read"
export { changeSale, endSale, planSale } from "./save"
