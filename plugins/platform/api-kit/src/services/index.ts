import { SHOP_SERVICES, type ShopService } from "@bon-perroquet/contract/constants"
import { refuse } from "../http/refusal"

const offered = new Set<ShopService>()

/** Announces a service of a plugin when the plugin's module is loaded. */
export const offerService = (service: ShopService): void => void offered.add(service)

export const isOffered = (service: ShopService): boolean => offered.has(service)

/** @throws 404 if the shop doesn't offer the service */
export function requireService(service: ShopService): void {
  if (!isOffered(service)) throw refuse("not_found", 404)
}

export const offeredServices = (): ShopService[] => SHOP_SERVICES.filter(isOffered)
