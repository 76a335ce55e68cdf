import { route } from "@bon-perroquet/api-kit/http"
import { accountingPeriodSchema, liabilitySchema } from "@bon-perroquet/contract"
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
  ({ query, knex }) => readLiability(knex, query),
)
