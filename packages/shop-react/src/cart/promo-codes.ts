import { answerOf } from "@bon-perroquet/shop-client"
import { useCartChange } from "./change"

export const useAddPromoCode = () =>
  useCartChange((api, session_id, code: string) =>
    answerOf(
      api.POST("/api/cart/{session_id}/promotions", { params: { path: { session_id } }, body: { code } }),
    ),
  )

export const useRemovePromoCode = () =>
  useCartChange((api, session_id, code: string) =>
    answerOf(
      api.DELETE("/api/cart/{session_id}/promotions/{code}", { params: { path: { session_id, code } } }),
    ),
  )
