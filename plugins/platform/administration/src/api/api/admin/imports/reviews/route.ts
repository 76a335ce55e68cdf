import { checkRoute } from "../../../../../imports/calls/receive"

export const POST = checkRoute("reviews", {
  summary: "Check a file of reviews",
  description:
    "A CSV file or workbook (XLSX) with the columns `stars`, `text` and `product` or `sku`, for example the reviews of " +
    "WooCommerce, Judge.me or Yotpo. A review is verified if a past order of its author contains the product or has " +
    "`order_number`. Others are marked as not verified. This call changes nothing.",
  fileName: "reviews.csv",
})
