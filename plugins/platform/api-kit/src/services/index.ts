import { SHOP_SERVICES, type ShopService } from "@bon-perroquet/contract/constants"
import { refuse } from "../http/refusal"

const offered = new Map<ShopService, () => boolean>()

/** Announces a service of a plugin when the plugin's module is loaded. @param isOn is evaluated at each use */
export const offerService = (service: ShopService, isOn: () => boolean = () => true): void =>
  void offered.set(service, isOn)

export const isOffered = (service: ShopService): boolean => offered.get(service)?.() ?? false

export function requireService(service: ShopService): void {
  if (!isOffered(service)) throw refuse("not_found", 404)
}

export const offeredServices = (): ShopService[] => SHOP_SERVICES.filter(isOffered)
