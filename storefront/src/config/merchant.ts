import { useShopFacts } from "@bon-perroquet/shop-react"

/** Who sells: the merchant's name, address and channels, as they hold now. */
export const useMerchant = () => useShopFacts().merchant
