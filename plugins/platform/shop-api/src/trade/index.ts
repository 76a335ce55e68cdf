/** Prices of trade price lists for signed-in accounts (decision 96). */
export { buysAsTrade, withTrade, type TradedLine } from "./lines"
export { minimumMissing, tradePriceOf } from "./price"
export { shownTradePrices } from "./shown"
