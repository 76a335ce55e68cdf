import { productChangeSchema, adminProductSchema, deletedProductSchema } from "@bon-perroquet/contract"
import { preconditionOf, route } from "@bon-perroquet/api-kit/http"
import { adminProduct, changeProduct, deleteProduct, productRow } from "../../../../../products"
import { idSchema } from "../../../../../products/reference"

export const GET = route(
  {
    summary: "Retrieve a product",
    access: "administrator",
    params: idSchema,
    answer: adminProductSchema,
    versioned: true,
    refusals: { 404: ["product_not_found"] },
  },
  async ({ params, container }) => adminProduct(await productRow(container, params.id)),
)

export const PUT = route(
  {
    summary: "Update a product",
    description: "Absent fields are not changed.",
    access: "administrator",
    params: idSchema,
    body: productChangeSchema,
    answer: adminProductSchema,
    versioned: true,
    refusals: {
      400: ["weight_needed", "custom_field_needed", "information_needed", "image_elsewhere", "size_twice"],
      404: ["product_not_found"],
      409: [
        "sku_in_use",
        "handle_in_use",
        "stock_not_managed",
        "product_busy",
        "size_sold",
        "sizes_elsewhere",
      ],
    },
    example: { price: 12.5 },
  },
  ({ params, body, administrator: { email }, container, request }) =>
    changeProduct(container, { by: email }, params.id, body, preconditionOf(request)),
)

export const DELETE = route(
  {
    summary: "Delete a product",
    description: "Existing orders keep their copy of its data.",
    access: "administrator",
    params: idSchema,
    answer: deletedProductSchema,
    refusals: { 404: ["product_not_found"], 409: ["product_held", "product_busy"] },
  },
  async ({ params, administrator: { email }, container }) => {
    await deleteProduct(container, email, params.id)
    return { id: params.id, deleted: true as const }
  },
)
