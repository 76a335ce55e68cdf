import { vatReportQuerySchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { vatReport } from "../../../../report"

export const GET = route({ query: vatReportQuerySchema }, async ({ query, container, request }) => {
  await requireAdministrator(request)
  return vatReport(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
})
