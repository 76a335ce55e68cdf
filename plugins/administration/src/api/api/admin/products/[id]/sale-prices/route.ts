import { salePriceInputSchema, salePricesSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { idSchema } from "../../../../../../products/reference"
import { planSale, readSalePrices } from "../../../../../../sale-prices"

export const GET = route(
  {
    summary: "Read a product's sale prices",
    description:
      "Those that run and those that are planned, with the price that a reduction is compared with: the lowest of the thirty days before.",
    access: "administrator",
    params: idSchema,
    answer: salePricesSchema,
    versioned: true,
    refusals: { 404: ["product_not_found"] },
  },
  async ({ params, container, request }) => {
    await requireAdministrator(request)
    return readSalePrices(container, params.id)
  },
)

export const POST = route(
  {
    summary: "Give a product a sale price",
    description:
      "For sizes of it, from a day on and until another; it is charged and shown everywhere while it runs. Lower than the own price.",
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
  async ({ params, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    return planSale(container, email, params.id, body, preconditionOf(request))
  },
)
