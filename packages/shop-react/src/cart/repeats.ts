import type { ChooseRepeat } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

export function useCartRepeats(enabled: boolean) {
  const { api, sessionId, cartWriter } = useShop()
  return useQuery({
    queryKey: shopKeys.cartRepeats(sessionId),
    queryFn: async ({ signal }) => {
      await cartWriter.untilIdle()
      const params = { path: { session_id: sessionId } }
      return answerOf(api.GET("/api/cart/{session_id}/repeats", { params, signal }))
    },
    enabled,
    retry: retryRead,
  })
}

/** Sets the interval of a line, null for none, and reloads the cart with its discount. */
export function useChooseRepeat() {
  const { api, sessionId, cartWriter } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    scope: { id: "cart-repeats" },
    mutationFn: async (body: ChooseRepeat) => {
      await cartWriter.untilIdle()
      const params = { path: { session_id: sessionId } }
      return answerOf(api.PUT("/api/cart/{session_id}/repeats", { params, body }))
    },
    onSuccess: async (repeats) => {
      queries.setQueryData(shopKeys.cartRepeats(sessionId), repeats)
      await Promise.all([
        queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) }),
        queries.invalidateQueries({ queryKey: shopKeys.deliveries(sessionId) }),
      ])
    },
  })
}
