import { checkRoute } from "../../../../../imports/calls/receive"

export const POST = checkRoute("promotions", {
  summary: "Check a file of promotions",
  description:
    "A CSV file or workbook (XLSX) with the columns `code` and `percent` or `amount`, or the coupons of WooCommerce, " +
    "Shopify, PrestaShop or Magento. A condition that the shop's promotions do not have is an error. If codes excluded " +
    "others, answer with `reading.may_combine`. This call changes nothing.",
  fileName: "promotions.csv",
})
