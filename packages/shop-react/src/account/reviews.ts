import type { ReviewInput } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"
import type { OrderAccess } from "./withdrawal"

const keyOf = (access: OrderAccess) =>
  "token" in access ? shopKeys.linkedReviews(access.token) : shopKeys.ownReviews(access.orderNumber)

export function useOrderReviews(access: OrderAccess) {
  const { api } = useShop()
  return useQuery({
    queryKey: keyOf(access),
    queryFn: ({ signal }) =>
      answerOf(
        "token" in access
          ? api.POST("/api/orders/linked/reviews", { body: { token: access.token }, signal })
          : api.GET("/api/users/orders/{order_number}/reviews", {
              params: { path: { order_number: access.orderNumber } },
              signal,
            }),
      ),
    retry: retryRead,
  })
}

export function useWriteReview(access: OrderAccess) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (review: ReviewInput) =>
      answerOf(
        "token" in access
          ? api.PUT("/api/orders/linked/reviews", { body: { token: access.token, ...review } })
          : api.PUT("/api/users/orders/{order_number}/reviews", {
              params: { path: { order_number: access.orderNumber } },
              body: review,
            }),
      ),
    onSuccess: (reviews) => queries.setQueryData(keyOf(access), reviews),
  })
}

export function useRemoveReview(access: OrderAccess) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (product_id: string) =>
      answerOf(
        "token" in access
          ? api.POST("/api/orders/linked/reviews/removal", { body: { token: access.token, product_id } })
          : api.DELETE("/api/users/orders/{order_number}/reviews/{product_id}", {
              params: { path: { order_number: access.orderNumber, product_id } },
            }),
      ),
    onSuccess: (reviews) => queries.setQueryData(keyOf(access), reviews),
  })
}

export function useAskNoMoreForReviews(token: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: () => answerOf(api.POST("/api/orders/linked/reviews/silence", { body: { token } })),
  })
}
