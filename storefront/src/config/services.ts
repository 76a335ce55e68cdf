import type { ShopService } from "@bon-perroquet/contract"
import { useShopFacts } from "@bon-perroquet/shop-react"

export const useOffers = (service: ShopService): boolean => useShopFacts().services.includes(service)
