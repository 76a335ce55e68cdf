import { analyticsQuerySchema, analyticsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { analytics } from "../../../../analytics"

export const GET = route(
  {
    summary: "Read the shop's figures",
    description:
      "Since it opened, and over a period: the last 30 days unless the query names others. Both " +
      "days are counted.",
    access: "administrator",
    query: analyticsQuerySchema,
    answer: analyticsSchema,
    refusals: { 400: ["period_too_long"] },
  },
  async ({ query, language, container, request }) => {
    await requireAdministrator(request)
    return analytics(container, query, language)
  },
)
