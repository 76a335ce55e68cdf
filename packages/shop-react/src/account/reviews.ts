import type { ReviewInput } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useWrite } from "../api-writes"
import { shopKeys } from "../query-keys"
import type { OrderAccess } from "./withdrawal"

const keyOf = (access: OrderAccess) =>
  "token" in access ? shopKeys.linkedReviews(access.token) : shopKeys.ownReviews(access.orderNumber)

export const useOrderReviews = (access: OrderAccess) =>
  useRead(keyOf(access), (api) =>
    "token" in access
      ? api.POST("/api/orders/linked/reviews", { body: { token: access.token } })
      : api.GET("/api/users/orders/{order_number}/reviews", {
          params: { path: { order_number: access.orderNumber } },
        }),
  )

export function useWriteReview(access: OrderAccess) {
  const queries = useQueryClient()
  return useWrite(
    (api, review: ReviewInput) =>
      "token" in access
        ? api.PUT("/api/orders/linked/reviews", { body: { token: access.token, ...review } })
        : api.PUT("/api/users/orders/{order_number}/reviews", {
            params: { path: { order_number: access.orderNumber } },
            body: review,
          }),
    { onSuccess: (reviews) => queries.setQueryData(keyOf(access), reviews) },
  )
}

export function useRemoveReview(access: OrderAccess) {
  const queries = useQueryClient()
  return useWrite(
    (api, product_id: string) =>
      "token" in access
        ? api.POST("/api/orders/linked/reviews/removal", { body: { token: access.token, product_id } })
        : api.DELETE("/api/users/orders/{order_number}/reviews/{product_id}", {
            params: { path: { order_number: access.orderNumber, product_id } },
          }),
    { onSuccess: (reviews) => queries.setQueryData(keyOf(access), reviews) },
  )
}

export const useAskNoMoreForReviews = (token: string) =>
  useWrite((api) => api.POST("/api/orders/linked/reviews/silence", { body: { token } }))
