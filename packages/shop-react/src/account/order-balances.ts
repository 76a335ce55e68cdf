import type { OrderBalances } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { retryRead, useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { useShopFacts } from "../shop-facts"

/** Returns the gift cards and store credit of an order with a payment link. Shops without balances make no request. */
export function useLinkedBalances(token: string) {
  const { api, useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  return useQuery({
    queryKey: shopKeys.linkedBalances(token, account),
    queryFn: ({ signal }) => answerOf(api.POST("/api/orders/linked/balances", { body: { token }, signal })),
    retry: retryRead,
    enabled: services.includes("gift_cards"),
  })
}

function useLinkedBalanceChange<Input>(
  token: string,
  send: (api: ShopApi, input: Input) => Promise<OrderBalances>,
) {
  const { api, useAccount } = useShop()
  const account = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => send(api, input),
    // In sequence, because each response contains all balances.
    scope: { id: "linked-balances" },
    onSuccess: (balances) => queries.setQueryData(shopKeys.linkedBalances(token, account), balances),
  })
}

export const useApplyLinkedCard = (token: string) =>
  useLinkedBalanceChange(token, (api, code: string) =>
    answerOf(api.POST("/api/orders/linked/gift-cards", { body: { token, code } })),
  )

export const useApplyLinkedCredit = (token: string) =>
  useLinkedBalanceChange<undefined>(token, (api) =>
    answerOf(api.POST("/api/orders/linked/store-credit", { body: { token } })),
  )

/** Stops using a gift card or store credit for the order. */
export const useRemoveLinkedBalance = (token: string) =>
  useLinkedBalanceChange(token, (api, balance_id: string) =>
    answerOf(api.POST("/api/orders/linked/balances/removal", { body: { token, balance_id } })),
  )
