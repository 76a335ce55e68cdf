import { useShopFacts } from "@bon-perroquet/shop-react"

export const useMerchant = () => useShopFacts().merchant
