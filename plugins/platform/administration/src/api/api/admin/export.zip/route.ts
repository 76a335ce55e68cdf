import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { archives } from "@bon-perroquet/invoices/archive"
import { shopArchive } from "../../../../moving-out"

export const GET = route(
  {
    summary: "Download the shop's data",
    description:
      "A ZIP file with products, pictures' addresses, categories, customers, orders with lines, documents as PDF and UBL, " +
      "reviews, promotions, settings and redirects, in CSV and JSON, with a description and checksums. The files of " +
      "products, customers and orders can be imported again.",
    access: "administrator",
    answer: { file: "application/zip" },
  },
  async ({ container, language, request, response }) => {
    archives.admit(request)
    await sendFile(response, "shop.zip", await shopArchive(container, language))
  },
)
