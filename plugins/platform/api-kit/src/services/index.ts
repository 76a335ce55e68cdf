import { SHOP_SERVICES, type ShopService } from "@bon-perroquet/contract/constants"
import { refuse } from "../http/refusal"

const offered = new Map<ShopService, () => boolean>()

/** Registers a service of a plugin. @param isOn whether the plugin is enabled, evaluated at each use */
export const offerService = (service: ShopService, isOn: () => boolean = () => true): void =>
  void offered.set(service, isOn)

export const isOffered = (service: ShopService): boolean => offered.get(service)?.() ?? false

export function requireService(service: ShopService): void {
  if (!isOffered(service)) throw refuse("not_found", 404)
}

export const offeredServices = (): ShopService[] => SHOP_SERVICES.filter(isOffered)
