import type { ArticleChange, ConfirmedArticleChange } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation } from "@tanstack/react-query"
import { useShop } from "../../provider"
import { useInvalidate } from "../use-invalidate"

export function usePreviewArticles(order_number: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: ArticleChange) =>
      answerOf(
        api.POST("/api/admin/orders/{order_number}/articles/preview", {
          params: { path: { order_number } },
          body,
        }),
      ),
  })
}

export function useChangeArticles(order_number: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: ConfirmedArticleChange) =>
      answerOf(
        api.POST("/api/admin/orders/{order_number}/articles", { params: { path: { order_number } }, body }),
      ),
    onSettled,
  })
}
