import { salePriceInputSchema, salePricesSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { idSchema } from "../../../../../../../products/reference"
import { changeSale, endSale } from "../../../../../../../sale-prices"

const saleSchema = idSchema.extend({ sale_id: idSchema.shape.id })

export const PUT = route(
  {
    summary: "Update a sale price",
    access: "administrator",
    params: saleSchema,
    body: salePriceInputSchema,
    answer: salePricesSchema,
    versioned: true,
    refusals: {
      400: ["sale_not_lower"],
      404: ["product_not_found", "sale_not_found"],
      409: ["sale_overlaps", "product_busy"],
    },
    example: {
      from: null,
      until: "2099-12-31",
      prices: [{ variant_id: "variant_01JX2V0000000000000000000A", price: 9.9 }],
    },
  },
  ({ params: { id: product, sale_id: id }, body, administrator: { email }, container, request }) =>
    changeSale(container, email, { product, id }, body, preconditionOf(request)),
)

export const DELETE = route(
  {
    summary: "End a sale price",
    description: "A current sale ends immediately. A planned sale is deleted.",
    access: "administrator",
    params: saleSchema,
    answer: salePricesSchema,
    versioned: true,
    refusals: { 404: ["product_not_found", "sale_not_found"], 409: ["product_busy"] },
  },
  ({ params: { id: product, sale_id: id }, administrator: { email }, container, request }) =>
    endSale(container, email, { product, id }, preconditionOf(request)),
)
