import { adminProductSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { duplicateProduct } from "../../../../../../products"
import { idSchema } from "../../../../../../products/reference"

export const POST = route(
  {
    summary: "Copy a product",
    description:
      "The copy is inactive and has no stock. It has the original's texts, sizes, category and " +
      "pictures, but new SKUs and handles.",
    access: "administrator",
    params: idSchema,
    answer: adminProductSchema,
    refusals: { 404: ["product_not_found"], 409: ["product_busy"] },
  },
  ({ params, administrator: { email }, container }) => duplicateProduct(container, { by: email }, params.id),
)
