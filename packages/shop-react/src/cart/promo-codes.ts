import type { Cart, Language } from "@bon-perroquet/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

type Send = (address: string, init: { headers: Record<string, string> }) => Promise<Cart>

/** A change of the cart's promo codes: sent when no other write is under way, and shown at once. */
function useCodeChange(send: (code: string, ask: ReturnType<typeof asker>) => Promise<Cart>) {
  const { client, language, sessionId, cartWriter } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: shopKeys.cart(sessionId),
    mutationFn: async (code: string) => {
      await cartWriter.settled()
      await queries.cancelQueries({ queryKey: shopKeys.cart(sessionId) })
      return send(code, asker(client.transport.fetch.bind(client.transport), sessionId, language))
    },
    onSuccess: (cart) => {
      queries.setQueryData(shopKeys.cartIn(sessionId, language), cart)
      return queries.invalidateQueries({ queryKey: shopKeys.deliveries(sessionId) })
    },
  })
}

const asker = (fetch: Send, sessionId: string, language: Language) => (path: string, init: object) =>
  fetch(`/api/cart/${encodeURIComponent(sessionId)}/promotions${path}`, {
    ...init,
    headers: { "accept-language": language },
  })

/** Has the cart ask for a promo code. */
export const useAddPromoCode = () => useCodeChange((code, ask) => ask("", { method: "POST", body: { code } }))

/** Takes a promo code off the cart. */
export const useRemovePromoCode = () =>
  useCodeChange((code, ask) => ask(`/${encodeURIComponent(code)}`, { method: "DELETE" }))
