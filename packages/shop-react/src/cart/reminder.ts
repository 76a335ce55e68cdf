import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { shopKeys } from "../query-keys"
import { useShop } from "../provider"

/** `email: null` withdraws the consent. */
export type ReminderConsent = { email: string; agreedText: string } | { email: null }

export function useReminderConsent() {
  const { api, sessionId } = useShop()
  const params = { path: { session_id: sessionId } }
  return useMutation({
    scope: { id: "cart-reminder" },
    mutationFn: (consent: ReminderConsent) =>
      answerOf(
        consent.email === null
          ? api.DELETE("/api/cart/{session_id}/reminder", { params })
          : api.PUT("/api/cart/{session_id}/reminder", {
              params,
              body: { email: consent.email, agreed_text: consent.agreedText },
            }),
      ),
  })
}

/**
 * Adds the goods of the reminder's cart to the browser's cart.
 * @param token the token of the reminder's link. Nothing happens without one.
 */
export function useRestoredCart(token: string) {
  const { api, sessionId } = useShop()
  const queries = useQueryClient()
  return useQuery({
    queryKey: ["restored cart", token],
    queryFn: async () => {
      const params = { path: { session_id: sessionId } }
      const cart = await answerOf(api.POST("/api/cart/{session_id}/restored", { params, body: { token } }))
      await queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) })
      return cart
    },
    enabled: token !== "",
    staleTime: Infinity,
    retry: false,
  })
}
