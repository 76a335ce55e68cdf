import { checkRoute } from "../../../../../imports/calls/receive"

export const POST = checkRoute("trade_prices", {
  summary: "Check a file of trade prices",
  description:
    "A CSV file or workbook (XLSX) with the columns `list` (name of a trade price list), `sku`, `net_price` (without VAT) " +
    "and `from` (a quantity, by default 1). An empty price removes it. This call changes nothing.",
  fileName: "trade-prices.csv",
})
