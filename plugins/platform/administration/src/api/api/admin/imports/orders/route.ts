import { checkRoute } from "../../../../../imports/calls/receive"

export const POST = checkRoute("orders", {
  summary: "Check a file of past orders",
  description:
    "A CSV file or workbook (XLSX) with the columns `number`, `email`, `placed_at` and `total`, for example the order " +
    "export of WooCommerce, Shopify, PrestaShop or Magento. The orders become history: they are shown, but never " +
    "invoiced, sent or mailed. Each total is compared with its lines, and differences are listed. This call changes " +
    "nothing. `reading.count_orders` includes orders in euro in the analytics.",
  fileName: "orders.csv",
})
