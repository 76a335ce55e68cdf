import { toCents } from "@bon-perroquet/contract/money"
import { priceChangeSchema, adminProductSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { changePriceOrStock } from "../../../../../../products"
import { idSchema } from "../../../../../../products/reference"

export const PATCH = route(
  {
    summary: "Update a price",
    access: "administrator",
    params: idSchema,
    body: priceChangeSchema,
    answer: adminProductSchema,
    versioned: true,
    refusals: { 404: ["product_not_found"], 409: ["product_busy"] },
    example: { price: 12.5 },
  },
  ({ params: { id }, body: { price, variant_id }, administrator: { email }, container, request }) => {
    const figure = { product_id: id, variant_id, price_cents: toCents(price) }
    return changePriceOrStock(container, { by: email }, figure, preconditionOf(request))
  },
)
