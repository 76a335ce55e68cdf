import { labelsQuerySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { adminOrders, labelsCsv } from "../../../../../administration"

const LIMIT = 5_000

export const GET = route(
  {
    summary: "Export label data",
    description: "The carrier's data for the orders with a status, or with these numbers.",
    access: "administrator",
    query: labelsQuerySchema,
    answer: { file: "text/csv" },
  },
  async ({ query, container, response }) => {
    const { orders } = await adminOrders(container, { ...query, offset: 0, limit: LIMIT })
    response.setHeader("Cache-Control", "no-store")
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", 'attachment; filename="labels.csv"')
    response.status(200).send(labelsCsv(orders))
    return undefined
  },
)
