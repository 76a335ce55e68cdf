import type { Cart } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { useCartChange } from "./change"

function useCodeChange(send: (api: ShopApi, session_id: string, code: string) => Promise<Cart>) {
  const { sessionId } = useShop()
  const queries = useQueryClient()
  return useCartChange(send, () => queries.invalidateQueries({ queryKey: shopKeys.deliveries(sessionId) }))
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
