import { useShopFacts } from "@bon-perroquet/shop-react"

/** Returns the merchant's details. */
export const useMerchant = () => useShopFacts().merchant
