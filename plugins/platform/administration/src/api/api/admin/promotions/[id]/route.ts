import { acceptedSchema, adminPromotionSchema, promotionInputSchema } from "@bon-perroquet/contract"
import { accepted, preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { adminPromotion, removePromotion, savePromotion } from "../../../../../promotions"
import { promotionReference } from "../../../../../promotions/reference"

export const GET = route(
  {
    summary: "Retrieve a promotion",
    access: "administrator",
    params: promotionReference,
    answer: adminPromotionSchema,
    versioned: true,
    refusals: { 404: ["promotion_not_found"] },
  },
  ({ params, container }) => adminPromotion(container, params.id),
)

export const PUT = route(
  {
    summary: "Update a promotion",
    description:
      "Replaces all fields, with immediate effect. Existing orders and open payment pages keep their " +
      "amounts.",
    access: "administrator",
    params: promotionReference,
    body: promotionInputSchema,
    answer: adminPromotionSchema,
    versioned: true,
    refusals: {
      404: ["promotion_not_found", "product_not_found"],
      409: ["promotion_code_in_use", "promotion_used_more", "promotion_not_simple"],
    },
    example: {
      code: "Livraison de décembre",
      is_automatic: true,
      on: "delivery",
      product_ids: [],
      category_ids: [],
      percent: 100,
      amount_cents: null,
      minimum_cents: 4500,
      limit: null,
      limit_per_email: null,
      from: "2026-12-01",
      until: "2026-12-31",
      note: "",
    },
  },
  ({ params, body, administrator: { email }, container, request }) =>
    savePromotion(container, email, params.id, { form: body, precondition: preconditionOf(request) }),
)

export const DELETE = route(
  {
    summary: "Delete a promotion",
    description: "Only if no order or open payment page uses it. Otherwise, end it.",
    access: "administrator",
    params: promotionReference,
    answer: acceptedSchema,
    refusals: { 404: ["promotion_not_found"], 409: ["promotion_used"] },
  },
  ({ params, administrator: { email }, container }) => accepted(removePromotion(container, email, params.id)),
)
