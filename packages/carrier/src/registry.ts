import { modulesWith } from "@bon-perroquet/contract/modules"
import { DEFAULT_COUNTRY, type DeliveryCountry, type DeliveryKind } from "@bon-perroquet/contract/sets"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Carrier, Service } from "./carrier"

/** Prefix of the names of carriers' modules. */
export const CARRIER = "carrier_"

/** Returns all carriers, including those that are not offered. */
export const carriers = (container: MedusaContainer): Carrier[] => modulesWith<Carrier>(container, CARRIER)

export const offeredCarriers = (container: MedusaContainer): Carrier[] =>
  carriers(container).filter(({ isOffered }) => isOffered)

/**
 * Returns the first carrier that delivers in the shop's country. It sends orders whose shipping option belongs to no
 * carrier, for example one with a flat price.
 * @throws if no carrier delivers there
 */
export function defaultCarrier(container: MedusaContainer): Carrier {
  const carrier = offeredCarriers(container).find((one) => one.services(DEFAULT_COUNTRY).length > 0)
  if (!carrier) throw new Error(`No carrier delivers to ${DEFAULT_COUNTRY}.`)
  return carrier
}

/** Returns the carrier of a shipping option, or the default carrier. */
export const carrierOfProvider = (container: MedusaContainer, providerId?: string | null): Carrier =>
  carriers(container).find(({ provider_id }) => provider_id === providerId) ?? defaultCarrier(container)

export const carrierCalled = (container: MedusaContainer, code?: string | null): Carrier =>
  carriers(container).find((carrier) => carrier.code === code) ?? defaultCarrier(container)

export const serviceOf = (
  carrier: Carrier,
  country: DeliveryCountry,
  kind: DeliveryKind,
): Service | undefined => carrier.services(country).find((service) => service.kind === kind)
