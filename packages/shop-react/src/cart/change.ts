import type { Cart } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

/** Sends a change of the cart when no other write is active, and shows the cart that it returns. */
export function useCartChange<Input>(
  send: (api: ShopApi, session_id: string, input: Input) => Promise<Cart>,
  onCart?: () => Promise<unknown>,
) {
  const { api, language, sessionId, cartWriter } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: async (input: Input) => {
      await cartWriter.untilIdle()
      await queries.cancelQueries({ queryKey: shopKeys.cart(sessionId) })
      return send(api, sessionId, input)
    },
    onSuccess: (cart) => {
      queries.setQueryData(shopKeys.cartIn(sessionId, language), cart)
      return onCart?.()
    },
  })
}
