import {
  adminProductsQuerySchema,
  productInputSchema,
  productTableResultSchema,
  productTableSchema,
  adminProductsSchema,
  adminProductSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { createProduct, listProducts, saveProductTable } from "../../../../products"

export const GET = route(
  {
    summary: "List the products",
    description:
      "Inactive ones too, newest first unless `sort` says otherwise: all of them, or a page where `limit` says so.",
    access: "administrator",
    query: adminProductsQuerySchema,
    answer: adminProductsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    const { products, total } = await listProducts(container, query)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return products
  },
)

export const POST = route(
  {
    summary: "Make a product",
    access: "administrator",
    body: productInputSchema,
    answer: adminProductSchema,
    refusals: {
      400: ["weight_needed", "image_elsewhere", "size_twice"],
      409: ["sku_in_use", "handle_in_use"],
    },
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
    return createProduct(container, { by: email }, body)
  },
)

export const PATCH = route(
  {
    summary: "Change many products",
    description:
      "At most a hundred, all of them or none. Each names the version that the caller read: where another stands there by now, or " +
      "a product may not be changed so, nothing is saved, `saved` is false and each row that stands in the way says why, with " +
      "the product as it is. What is absent of a product stays as it is; a stock is set, or counted in or out for a reason.",
    access: "administrator",
    body: productTableSchema,
    answer: productTableResultSchema,
    refusals: { 409: ["product_busy"] },
    example: {
      rows: [
        {
          id: "prod_01JX2V0000000000000000000A",
          version: "3f0c",
          name_fr: "Noix de pécan",
          sizes: [
            {
              variant_id: "variant_01JX2V0000000000000000000A",
              price: 18.9,
              moved: { quantity: 40, reason: "delivery" },
            },
          ],
        },
      ],
    },
  },
  async ({ body, container, request, language }) => {
    const { email } = await requireAdministrator(request)
    return saveProductTable(container, { by: email }, body.rows, language)
  },
)
