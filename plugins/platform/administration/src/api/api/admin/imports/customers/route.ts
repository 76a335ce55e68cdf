import { checkRoute } from "../../../../../imports/calls/receive"

export const POST = checkRoute("customers", {
  summary: "Check a customer file",
  description:
    "A CSV file or workbook (XLSX) with the column `email`, for example the customer export of WooCommerce, Shopify, " +
    "PrestaShop or Magento. New customers get an account without a password and no e-mail. Of existing ones, only " +
    "empty fields are filled. This call changes nothing. Consents need `reading.consent`: their date and source.",
  fileName: "customers.csv",
})
