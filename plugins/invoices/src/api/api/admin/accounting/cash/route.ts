import { accountingPeriodSchema, cashSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cashOf } from "../../../../../cash"

export const GET = route(
  {
    summary: "Read the cash of a period",
    description: "What came in and went out on each day of the period, by the method of payment.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: cashSchema,
  },
  async ({ query, container, request }) => {
    await requireAdministrator(request)
    return cashOf(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  },
)
