import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useShop } from "./provider"

type Wish = { productId: string; variantId: string; email: string }

export function useTellWhenBack() {
  const { api } = useShop()
  return useMutation({
    mutationFn: ({ productId, variantId, email }: Wish) =>
      answerOf(
        api.POST("/api/products/{id}/back-in-stock", {
          params: { path: { id: productId } },
          body: { email, variant_id: variantId },
        }),
      ),
  })
}
