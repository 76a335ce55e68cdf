import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
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
  const { language, sessionId, cartWriter } = useShop()
  const params = { path: { session_id: sessionId } }
  return useQuery({
    queryKey: ["restored cart", token],
    queryFn: () =>
      cartWriter.change(
        (api) => answerOf(api.POST("/api/cart/{session_id}/restored", { params, body: { token } })),
        language,
      ),
    enabled: token !== "",
    staleTime: Infinity,
    retry: false,
  })
}
