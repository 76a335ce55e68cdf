import {
  adminProductsQuerySchema,
  deletedProductsQuerySchema,
  deletedProductsSchema,
  productInputSchema,
  productTableResultSchema,
  productTableSchema,
  adminProductsSchema,
  adminProductSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { incompleteDrafts } from "../../../../imports/drafts/not-for-sale"
import { createProduct, deleteUnreservedProducts, listProducts, saveProductTable } from "../../../../products"

export const GET = route(
  {
    summary: "List products",
    description:
      "Includes inactive products. Default order: newest first. Returns all products, or a page if " +
      "`limit` is given.",
    access: "administrator",
    query: adminProductsQuerySchema,
    answer: adminProductsSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, response }) => {
    const { drafts_of, ...choice } = query
    const ids = drafts_of === undefined ? choice.ids : await incompleteDrafts(container, drafts_of)
    const { products, total } = await listProducts(container, { ...choice, ids })
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return products
  },
)

export const POST = route(
  {
    summary: "Create a product",
    access: "administrator",
    body: productInputSchema,
    answer: adminProductSchema,
    refusals: {
      400: ["weight_needed", "custom_field_needed", "information_needed", "image_elsewhere", "size_twice"],
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
  ({ body, administrator: { email }, container }) => createProduct(container, { by: email }, body),
)

export const PATCH = route(
  {
    summary: "Update many products",
    description:
      "At most 100, all or none. Each entry contains the version that the caller read. If a version is " +
      "outdated or a change is invalid, nothing is saved, `saved` is false and each failed row contains " +
      "its error and the current product. Absent fields are not changed. Set a stock level, or add and " +
      "remove units with a reason.",
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
  ({ body, administrator: { email }, container, language }) =>
    saveProductTable(container, { by: email }, body.rows, language),
)

export const DELETE = route(
  {
    summary: "Delete many products",
    description:
      "At most 100. Unknown products are ignored. Those with units that are reserved for orders are kept and listed " +
      "as `held`. Existing orders keep their copy of the data.",
    access: "administrator",
    query: deletedProductsQuerySchema,
    answer: deletedProductsSchema,
  },
  ({ query: { ids }, administrator: { email }, container }) =>
    deleteUnreservedProducts(container, email, ids),
)
