import { productChangeSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { adminProduct, changeProduct, deleteProduct, productRow } from "../../../../../goods"
import { idSchema } from "../../../../../goods/reference"

export const GET = route({ params: idSchema }, async ({ params, container, request }) => {
  await requireAdministrator(request)
  return adminProduct(await productRow(container, params.id))
})

export const PUT = route(
  { params: idSchema, body: productChangeSchema },
  async ({ params, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    return changeProduct(container, email, params.id, body)
  },
)

export const DELETE = route({ params: idSchema }, async ({ params, container, request }) => {
  const { email } = await requireAdministrator(request)
  await deleteProduct(container, email, params.id)
  return { id: params.id, deleted: true }
})
