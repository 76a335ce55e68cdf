import type { OrderBalances } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useWrite, type Write } from "../api-writes"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { useShopFacts } from "../shop-facts"

/** Returns the gift cards and store credit of an order with a payment link. Shops without balances make no request. */
export function useLinkedBalances(token: string) {
  const account = useShop().useAccount()
  const { services } = useShopFacts()
  return useRead(
    shopKeys.linkedBalances(token, account),
    (api) => api.POST("/api/orders/linked/balances", { body: { token } }),
    { enabled: services.includes("gift_cards") },
  )
}

function useLinkedBalanceChange<Input>(token: string, write: Write<OrderBalances, Input>) {
  const account = useShop().useAccount()
  const queries = useQueryClient()
  return useWrite(write, {
    // In sequence, because each response contains all balances.
    scope: { id: "linked-balances" },
    onSuccess: (balances) => queries.setQueryData(shopKeys.linkedBalances(token, account), balances),
  })
}

export const useApplyLinkedCard = (token: string) =>
  useLinkedBalanceChange(token, (api, code: string) =>
    api.POST("/api/orders/linked/gift-cards", { body: { token, code } }),
  )

export const useApplyLinkedCredit = (token: string) =>
  useLinkedBalanceChange<undefined>(token, (api) =>
    api.POST("/api/orders/linked/store-credit", { body: { token } }),
  )

/** Stops using a gift card or store credit for the order. */
export const useRemoveLinkedBalance = (token: string) =>
  useLinkedBalanceChange(token, (api, balance_id: string) =>
    api.POST("/api/orders/linked/balances/removal", { body: { token, balance_id } }),
  )
