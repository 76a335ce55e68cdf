import { salePriceInputSchema, salePricesSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { idSchema } from "../../../../../../products/reference"
import { planSale, readSalePrices } from "../../../../../../sale-prices"

export const GET = route(
  {
    summary: "List a product's sale prices",
    description:
      "Current and planned sale prices, with the reference price of a reduction: the lowest price of " +
      "the previous 30 days.",
    access: "administrator",
    params: idSchema,
    answer: salePricesSchema,
    versioned: true,
    refusals: { 404: ["product_not_found"] },
  },
  ({ params, container }) => readSalePrices(container, params.id),
)

export const POST = route(
  {
    summary: "Create a sale price",
    description:
      "For sizes of the product, with a first and a last day. It must be lower than the regular price. " +
      "It is charged and shown everywhere during that time.",
    access: "administrator",
    params: idSchema,
    body: salePriceInputSchema,
    answer: salePricesSchema,
    versioned: true,
    refusals: {
      400: ["sale_not_lower"],
      404: ["product_not_found"],
      409: ["sale_overlaps", "product_busy"],
    },
    example: {
      from: null,
      until: "2099-12-31",
      prices: [{ variant_id: "variant_01JX2V0000000000000000000A", price: 9.9 }],
    },
  },
  ({ params, body, administrator: { email }, container, request }) =>
    planSale(container, email, params.id, body, preconditionOf(request)),
)
