/** Columns of a file of trade prices, without VAT. A size has one line per quantity. */
export const TRADE_PRICE_COLUMNS = ["list", "sku", "from", "net_price"] as const
export type TradePriceColumn = (typeof TRADE_PRICE_COLUMNS)[number]
