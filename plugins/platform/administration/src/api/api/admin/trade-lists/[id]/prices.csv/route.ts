import { tradeListIdSchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { pricesFile } from "../../../../../../trade-lists"

export const GET = route(
  {
    summary: "Download the prices of a trade price list as CSV",
    description: "In the columns of an import: one line per size and quantity, without VAT.",
    access: "administrator",
    params: tradeListIdSchema,
    answer: { file: "text/csv" },
    refusals: { 404: ["trade_list_not_found"] },
  },
  async ({ params, container, response }) => {
    await sendFile(response, "prices.csv", await pricesFile(container, params.id))
  },
)
