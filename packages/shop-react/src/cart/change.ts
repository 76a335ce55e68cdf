import type { Cart } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

/**
 * Sends a change of the cart after all earlier writes, and shows the cart that it returns. Ends when the delivery totals
 * are loaded again.
 */
export function useCartChange<Input>(
  send: (api: ShopApi, session_id: string, input: Input) => Promise<Cart>,
) {
  const { language, sessionId, cartWriter } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: (input: Input) => cartWriter.change((api) => send(api, sessionId, input), language),
    // Waits for the request that the writer has already started.
    onSuccess: () =>
      queries.invalidateQueries({ queryKey: shopKeys.deliveries(sessionId) }, { cancelRefetch: false }),
  })
}
