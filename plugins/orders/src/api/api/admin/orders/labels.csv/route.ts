import { labelsQuerySchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { adminOrders, labelsCsv } from "../../../../../administration"

/** More parcels than a day's work. */
const MOST = 5_000

/** Data for the carrier's labels, as a file. */
export const GET = route({ query: labelsQuerySchema }, async ({ query, container, request, response }) => {
  await requireAdministrator(request)
  const { orders } = await adminOrders(container, { ...query, offset: 0, limit: MOST })
  response.setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", "text/csv; charset=utf-8")
  response.setHeader("Content-Disposition", 'attachment; filename="labels.csv"')
  response.status(200).send(labelsCsv(orders))
  return undefined
})
