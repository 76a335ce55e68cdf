import { adminPromotionSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
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
  async ({ params, container, request }) => {
    const { email } = await requireAdministrator(request)
    return stopPromotion(container, email, params.id)
  },
)
