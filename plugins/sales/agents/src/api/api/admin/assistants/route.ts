import { route } from "@bon-perroquet/api-kit/http"
import { daysOf } from "@bon-perroquet/api-kit/periods"
import { isOffered } from "@bon-perroquet/api-kit/services"
import { assistantsSchema, insightQuerySchema } from "@bon-perroquet/contract"
import { readReport } from "../../../../report"
import { knexOf } from "../../../../rows"

export const GET = route(
  {
    summary: "Retrieve what assistants did",
    description:
      "Searches, carts, carts that a shopper opened, and orders, per day and assistant. By default the last 30 days. Names " +
      "of assistants are those that they state. Only sums are stored.",
    access: "administrator",
    query: insightQuerySchema,
    answer: assistantsSchema,
    refusals: { 400: ["period_too_long"] },
  },
  async ({ query, container }) => ({
    is_on: isOffered("agents"),
    ...(await readReport(knexOf(container), daysOf(query))),
  }),
)
