import { accountingPeriodSchema, cashSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { cashOf } from "../../../../../cash"

export const GET = route(
  {
    summary: "Retrieve the cash report",
    description: "Incoming and outgoing money of each day of the period, by payment method.",
    access: "administrator",
    query: accountingPeriodSchema,
    answer: cashSchema,
  },
  ({ query, knex }) => cashOf(knex, query),
)
