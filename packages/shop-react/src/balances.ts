import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
import { retryRead, useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { useShopFacts } from "./shop-facts"

/** Reads the balance of a gift card. */
export function useGiftCardBalance() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (code: string) => answerOf(api.POST("/api/gift-cards/balance", { body: { code } })),
  })
}

/** Returns the customer's store credit. Guests, and shops without balances, make no request. */
export function useStoreCredit() {
  const { api, useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  return useQuery({
    queryKey: shopKeys.storeCredit(account),
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/store-credit", { signal })),
    retry: retryRead,
    enabled: account !== null && services.includes("gift_cards"),
  })
}
