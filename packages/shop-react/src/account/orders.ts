import type { OrderLookUp } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"

/** The person's orders, newest first. */
export function useOrders() {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.orders,
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/orders", { signal })),
    retry: retryRead,
  })
}

/** One of the person's orders. */
export function useOrder(orderNumber: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.order(orderNumber),
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/users/orders/{order_number}", {
          params: { path: { order_number: orderNumber } },
          signal,
        }),
      ),
    retry: retryRead,
  })
}

/** The order that a mail's link leads to. */
export function useLinkedOrder(token: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.linkedOrder(token),
    queryFn: ({ signal }) => answerOf(api.POST("/api/orders/linked", { body: { token }, signal })),
    retry: retryRead,
  })
}

/** Asks for a mail with the link to an order that was placed without an account. */
export function useLookUpOrder() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: OrderLookUp) => answerOf(api.POST("/api/orders/look-up", { body })),
  })
}

/** Opens the payment page of the order that a mail's link leads to; the answer's `url` is where to go. */
export function usePayLinkedOrder(token: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: () =>
      answerOf(
        api.POST("/api/orders/linked/payment", { body: { token, origin_url: window.location.origin } }),
      ),
  })
}
