import type { ShopService } from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"

/** Whether the shop offers something that it may be without. */
export const useOffers = (service: ShopService): boolean => useShopFacts().services.includes(service)
