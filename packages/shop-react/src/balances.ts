import { useRead } from "./api-reads"
import { useWrite } from "./api-writes"
import { useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { useShopFacts } from "./shop-facts"

/** Reads the balance of a gift card. */
export const useGiftCardBalance = () =>
  useWrite((api, code: string) => api.POST("/api/gift-cards/balance", { body: { code } }))

/** Returns the customer's store credit. Guests, and shops without balances, make no request. */
export function useStoreCredit() {
  const { useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  return useRead(shopKeys.storeCredit(account), (api) => api.GET("/api/users/store-credit"), {
    enabled: account !== null && services.includes("gift_cards"),
  })
}
