import { answerOf } from "@bon-perroquet/shop-client"
import { useCartChange } from "./change"

export const useApplyGiftCard = () =>
  useCartChange((api, session_id, code: string) =>
    answerOf(
      api.POST("/api/cart/{session_id}/gift-cards", { params: { path: { session_id } }, body: { code } }),
    ),
  )

export const useApplyStoreCredit = () =>
  useCartChange<undefined>((api, session_id) =>
    answerOf(api.POST("/api/cart/{session_id}/store-credit", { params: { path: { session_id } } })),
  )

/** Stops using a gift card or store credit for the cart. */
export const useRemoveBalance = () =>
  useCartChange((api, session_id, id: string) =>
    answerOf(api.DELETE("/api/cart/{session_id}/gift-cards/{id}", { params: { path: { session_id, id } } })),
  )
