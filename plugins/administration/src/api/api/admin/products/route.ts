import {
  adminProductsQuerySchema,
  productInputSchema,
  adminProductsSchema,
  adminProductSchema,
} from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { createProduct, listProducts } from "../../../../goods"

export const GET = route(
  {
    summary: "List the products",
    description: "Inactive ones too.",
    access: "administrator",
    query: adminProductsQuerySchema,
    answer: adminProductsSchema,
  },
  async ({ query, container, request }) => {
    await requireAdministrator(request)
    return listProducts(container, query)
  },
)

export const POST = route(
  {
    summary: "Make a product",
    access: "administrator",
    body: productInputSchema,
    answer: adminProductSchema,
    refusals: { 409: ["sku_in_use"] },
    example: {
      name_fr: "Noix de pécan",
      name_nl: "Pecannoten",
      name_en: "Pecans",
      price: 18.9,
      stock: 40,
      vat_rate: 21,
    },
  },
  async ({ body, container, request }) => {
    const { email } = await requireAdministrator(request)
    return createProduct(container, email, body)
  },
)
