import {
  adminPromotionSchema,
  adminPromotionsSchema,
  promotionInputSchema,
  promotionsQuerySchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { readPromotions } from "@bon-perroquet/checkout/promotions/simple"
import { route } from "@bon-perroquet/api-kit/http"
import { addPromotion, promotionView } from "../../../../promotions"

export const GET = route(
  {
    summary: "List promotions",
    description:
      "Includes promotions of Medusa Admin. Current ones first. `form` is null if a promotion has " +
      "properties that the form does not support.",
    access: "administrator",
    query: promotionsQuerySchema,
    answer: adminPromotionsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, knex, response }) => {
    const { promotions, total } = await readPromotions(knex, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return promotions.map(promotionView)
  },
)

export const POST = route(
  {
    summary: "Create a promotion",
    description:
      "With a code that customers enter, or automatic. A promotion on products or categories applies to " +
      "every unit. Its first and last day are included, in Belgium.",
    access: "administrator",
    body: promotionInputSchema,
    answer: adminPromotionSchema,
    versioned: true,
    refusals: { 404: ["product_not_found"], 409: ["promotion_code_in_use"] },
    example: {
      code: "AUTOMNE10",
      is_automatic: false,
      on: "order",
      product_ids: [],
      category_ids: [],
      percent: 10,
      amount_cents: null,
      minimum_cents: 5000,
      limit: 100,
      limit_per_email: 1,
      from: "2026-11-24",
      until: "2026-12-06",
      note: "",
    },
  },
  ({ body, administrator: { email }, container }) => addPromotion(container, email, body),
)
