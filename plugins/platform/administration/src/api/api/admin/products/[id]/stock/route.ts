import { stockChangeSchema, adminProductSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { changePriceOrStock } from "../../../../../../products"
import { idSchema } from "../../../../../../products/reference"

export const PATCH = route(
  {
    summary: "Set the stock",
    description: "Sets the units available for sale. Reserved units are not included and stay reserved.",
    access: "administrator",
    params: idSchema,
    body: stockChangeSchema,
    answer: adminProductSchema,
    versioned: true,
    refusals: { 404: ["product_not_found"], 409: ["stock_not_managed", "product_busy"] },
    example: { stock: 40 },
  },
  ({ params: { id }, body: { stock, variant_id }, administrator: { email }, container, request }) =>
    changePriceOrStock(
      container,
      { by: email },
      { product_id: id, variant_id, stock },
      preconditionOf(request),
    ),
)
