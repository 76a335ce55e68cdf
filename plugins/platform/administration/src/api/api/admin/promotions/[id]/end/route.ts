import { adminPromotionSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { stopPromotion } from "../../../../../../promotions"
import { promotionReference } from "../../../../../../promotions/reference"

export const POST = route(
  {
    summary: "End a promotion",
    description: "Takes effect immediately. Open payment pages keep their amounts.",
    access: "administrator",
    params: promotionReference,
    answer: adminPromotionSchema,
    versioned: true,
    refusals: { 404: ["promotion_not_found"], 409: ["promotion_not_simple"] },
  },
  ({ params, administrator: { email }, container }) => stopPromotion(container, email, params.id),
)
