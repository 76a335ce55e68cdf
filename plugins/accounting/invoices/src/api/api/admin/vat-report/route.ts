import { vatReportQuerySchema, vatReportSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { vatReport } from "../../../../report"

export const GET = route(
  {
    summary: "Retrieve the VAT report",
    description:
      "Figures of a period for the Belgian VAT return and the One-Stop Shop return. The period includes " +
      "both days.",
    access: "administrator",
    query: vatReportQuerySchema,
    answer: vatReportSchema,
  },
  async ({ query, container, request }) => {
    await requireAdministrator(request)
    return vatReport(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  },
)
