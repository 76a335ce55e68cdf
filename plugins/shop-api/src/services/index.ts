import { SHOP_SERVICES, type ShopService } from "@bon-perroquet/contract/constants"
import { refuse } from "../http/refusal"

const offered = new Set<ShopService>()

/** Called once, by the plugin that a shop may be without, when its module is loaded. */
export const offerService = (service: ShopService): void => void offered.add(service)

export const isOffered = (service: ShopService): boolean => offered.has(service)

/** @throws 404 in a shop that does not offer it */
export function requireService(service: ShopService): void {
  if (!isOffered(service)) throw refuse("not_found", 404)
}

/** What this shop offers beside buying. */
export const offeredServices = (): ShopService[] => SHOP_SERVICES.filter(isOffered)
