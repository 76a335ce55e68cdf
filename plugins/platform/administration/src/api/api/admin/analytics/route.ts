import { analyticsQuerySchema, analyticsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { analytics } from "../../../../analytics"

export const GET = route(
  {
    summary: "Retrieve sales figures",
    description:
      "All-time figures, and figures of a period. Default period: the last 30 days. The period includes " +
      "both days.",
    access: "administrator",
    query: analyticsQuerySchema,
    answer: analyticsSchema,
    refusals: { 400: ["period_too_long"] },
  },
  ({ query, language, container }) => analytics(container, query, language),
)
