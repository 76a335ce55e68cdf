import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { accountingPeriodSchema, liabilitySchema } from "@bon-perroquet/contract"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readLiability } from "../../../../../ledger"

export const GET = route(
  {
    summary: "Retrieve the liability of gift cards and store credit",
    description:
      "What the shop owes before and after the period, and the movements between. The sums equal those of the balances.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: liabilitySchema,
  },
  async ({ query, container, request }) => {
    await requireAdministrator(request)
    return readLiability(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)
  },
)
