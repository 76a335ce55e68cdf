import { promotionChangeSchema, adminProductSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { adminProduct, changePromotion, productRow } from "../../../../../../products"
import { idSchema } from "../../../../../../products/reference"

export const PATCH = route(
  {
    summary: "Set or remove the promotion label",
    access: "administrator",
    params: idSchema,
    body: promotionChangeSchema,
    answer: adminProductSchema,
    refusals: { 404: ["product_not_found"], 409: ["product_busy"] },
    example: { is_promotion: true },
  },
  async ({ params: { id }, body: { is_promotion }, administrator: { email }, container }) => {
    await changePromotion(container, email, id, is_promotion)
    return adminProduct(await productRow(container, id))
  },
)
