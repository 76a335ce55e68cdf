import { route } from "@bon-perroquet/api-kit/http"
import { insightQuerySchema, insightSchema } from "@bon-perroquet/contract"
import { readInsight } from "../../../../counts"
import { daysOf } from "@bon-perroquet/api-kit/periods"

export const GET = route(
  {
    summary: "Retrieve visits and purchases",
    description:
      "Sums per day, language and source, without robots. By default the last 30 days. A visit is a page that was opened " +
      "from outside the shop. Paid orders include telephone orders and subscriptions.",
    access: "administrator",
    query: insightQuerySchema,
    answer: insightSchema,
    refusals: { 400: ["period_too_long"] },
  },
  ({ query, knex }) => readInsight(knex, daysOf(query)),
)
