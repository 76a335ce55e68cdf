import type { Cart } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

/** Changes promotion codes when no other write is active. */
function useCodeChange(send: (api: ShopApi, session_id: string, code: string) => Promise<Cart>) {
  const { api, language, sessionId, cartWriter } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: async (code: string) => {
      await cartWriter.untilIdle()
      await queries.cancelQueries({ queryKey: shopKeys.cart(sessionId) })
      return send(api, sessionId, code)
    },
    onSuccess: (cart) => {
      queries.setQueryData(shopKeys.cartIn(sessionId, language), cart)
      return queries.invalidateQueries({ queryKey: shopKeys.deliveries(sessionId) })
    },
  })
}

export const useAddPromoCode = () =>
  useCodeChange((api, session_id, code) =>
    answerOf(
      api.POST("/api/cart/{session_id}/promotions", { params: { path: { session_id } }, body: { code } }),
    ),
  )

export const useRemovePromoCode = () =>
  useCodeChange((api, session_id, code) =>
    answerOf(
      api.DELETE("/api/cart/{session_id}/promotions/{code}", { params: { path: { session_id, code } } }),
    ),
  )
