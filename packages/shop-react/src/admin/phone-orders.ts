import type { PhoneOrder } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useWrite } from "../api-writes"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { useAdminWrite } from "./use-invalidate"

/** Assigns the cart of a telephone order to an account, and shows its prices. */
export function useAssignPhoneCart() {
  const { sessionId } = useShop()
  const queries = useQueryClient()
  return useWrite(
    (api, body: { cart_session_id: string; customer_id: string | null }) =>
      api.PUT("/api/admin/orders/cart", { body }),
    {
      onSettled: () =>
        Promise.all(
          [shopKeys.cart(sessionId), shopKeys.deliveries(sessionId)].map((queryKey) =>
            queries.invalidateQueries({ queryKey }),
          ),
        ),
    },
  )
}

export const usePlacePhoneOrder = () =>
  useAdminWrite((api, body: PhoneOrder) => api.POST("/api/admin/orders", { body }), "onSuccess")
