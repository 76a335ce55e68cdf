import { adminProductsQuerySchema, productInputSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { createProduct, listProducts } from "../../../../goods"

export const GET = route({ query: adminProductsQuerySchema }, async ({ query, container, request }) => {
  await requireAdministrator(request)
  return listProducts(container, query)
})

export const POST = route({ body: productInputSchema }, async ({ body, container, request }) => {
  const { email } = await requireAdministrator(request)
  return createProduct(container, email, body)
})
