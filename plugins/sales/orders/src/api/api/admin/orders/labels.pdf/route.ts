import { labelFileQuerySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { labelFile } from "../../../../../parcels"

export const GET = route(
  {
    summary: "Download labels",
    description: "The labels of these orders in one PDF file with A6 pages.",
    access: "administrator",
    query: labelFileQuerySchema,
    answer: { file: "application/pdf" },
    refusals: {
      409: ["carrier_not_connected", "label_missing", "carrier_refused", "carrier_account"],
      503: ["carrier_away"],
    },
  },
  async ({ query, container, response }) => {
    const file = await labelFile(container, query.numbers)
    response.setHeader("Cache-Control", "no-store")
    response.setHeader("Content-Type", "application/pdf")
    response.setHeader("Content-Disposition", 'attachment; filename="labels.pdf"')
    response.status(200).send(file)
    return undefined
  },
)
