import { useWrite } from "./api-writes"

type Wish = { productId: string; variantId: string; email: string }

export const useTellWhenBack = () =>
  useWrite((api, { productId, variantId, email }: Wish) =>
    api.POST("/api/products/{id}/back-in-stock", {
      params: { path: { id: productId } },
      body: { email, variant_id: variantId },
    }),
  )
