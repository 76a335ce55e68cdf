/** What sizes of a product cost for a time: a price list of the engine for each. */
export { readSalePrices } from "./read"
export { changeSale, endSale, planSale } from "./save"
