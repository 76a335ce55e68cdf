import type { ShopService } from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"

/** Returns true if an optional feature is enabled. */
export const useOffers = (service: ShopService): boolean => useShopFacts().services.includes(service)
