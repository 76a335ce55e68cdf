import type { QuoteRequest } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useRead } from "../api-reads"
import { useReload, useWrite } from "../api-writes"
import { useCartChange } from "../cart/change"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { useShopFacts } from "../shop-facts"

/** Returns the account's quotes. Guests, and shops without quotes, make no request. */
export function useQuotes() {
  const { language, useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  return useRead(shopKeys.quotesIn(language), (api) => api.GET("/api/users/quotes"), {
    enabled: account !== null && services.includes("quotes"),
  })
}

export const useRequestQuote = () =>
  useWrite((api, body: QuoteRequest) => api.POST("/api/users/quotes", { body }), {
    onSettled: useReload(shopKeys.quotes),
  })

export const useWithdrawQuote = () =>
  useWrite((api, id: string) => api.POST("/api/users/quotes/{id}/withdrawal", { params: { path: { id } } }), {
    onSettled: useReload(shopKeys.quotes),
  })

/** Puts the offered goods into the cart. */
export const useAcceptQuote = () =>
  useCartChange((api, cart_session_id, id: string) =>
    answerOf(
      api.POST("/api/users/quotes/{id}/acceptance", { params: { path: { id } }, body: { cart_session_id } }),
    ),
  )
