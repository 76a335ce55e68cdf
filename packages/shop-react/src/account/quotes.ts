import type { QuoteRequest } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCartChange } from "../cart/change"
import { retryRead, useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { useShopFacts } from "../shop-facts"

/** Returns the account's quotes. Guests, and shops without quotes, make no request. */
export function useQuotes() {
  const { api, language, useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  return useQuery({
    queryKey: shopKeys.quotesIn(language),
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/quotes", { signal })),
    retry: retryRead,
    enabled: account !== null && services.includes("quotes"),
  })
}

function useRereadQuotes() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: shopKeys.quotes })
}

export function useRequestQuote() {
  const { api } = useShop()
  const onSettled = useRereadQuotes()
  return useMutation({
    mutationFn: (body: QuoteRequest) => answerOf(api.POST("/api/users/quotes", { body })),
    onSettled,
  })
}

export function useWithdrawQuote() {
  const { api } = useShop()
  const onSettled = useRereadQuotes()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/users/quotes/{id}/withdrawal", { params: { path: { id } } })),
    onSettled,
  })
}

/** Puts the offered goods into the cart. */
export const useAcceptQuote = () =>
  useCartChange((api, cart_session_id, id: string) =>
    answerOf(
      api.POST("/api/users/quotes/{id}/acceptance", { params: { path: { id } }, body: { cart_session_id } }),
    ),
  )
