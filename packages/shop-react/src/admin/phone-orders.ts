import type { PhoneOrder } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { useInvalidate } from "./use-invalidate"

/** Assigns the cart of a telephone order to an account, and shows its prices. */
export function useAssignPhoneCart() {
  const { api, sessionId } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: { cart_session_id: string; customer_id: string | null }) =>
      answerOf(api.PUT("/api/admin/orders/cart", { body })),
    onSettled: () =>
      Promise.all(
        [shopKeys.cart(sessionId), shopKeys.deliveries(sessionId)].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

export function usePlacePhoneOrder() {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (body: PhoneOrder) => answerOf(api.POST("/api/admin/orders", { body })),
    onSuccess,
  })
}
