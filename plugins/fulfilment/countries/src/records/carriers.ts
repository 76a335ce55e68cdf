import { offeredCarriers, serviceOf, type Carrier } from "@bon-perroquet/carrier"
import { DELIVERY_COUNTRIES, type CarrierOffer } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { Method } from "./contract"

/** Properties of a carrier that a workflow can store as JSON. */
export type OptionCarrier = Pick<Carrier, "name" | "provider_id">

/**
 * Returns the carrier of a new method: the requested one, or the first with this service.
 * @param code of the country, lower case
 * @throws NOT_ALLOWED service_not_offered
 */
export function carrierFor(
  container: MedusaContainer,
  code: string,
  { kind, carrier: requested }: Method,
): OptionCarrier {
  const country = DELIVERY_COUNTRIES.find((each) => each.toLowerCase() === code)
  const carrier = offeredCarriers(container).find(
    (each) =>
      (requested === undefined || each.code === requested) &&
      country !== undefined &&
      serviceOf(each, country, kind) !== undefined,
  )
  if (!carrier) throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "service_not_offered")
  return { name: carrier.name, provider_id: carrier.provider_id }
}

/** Returns the carriers that the merchant can choose, with their services. */
export const carrierOffers = (container: MedusaContainer): CarrierOffer[] =>
  offeredCarriers(container).map((carrier) => ({
    ...{ code: carrier.code, name: carrier.name },
    services: DELIVERY_COUNTRIES.flatMap((country) =>
      carrier
        .services(country)
        .map((service) => ({ country, ...service, up_to_grams: [...service.up_to_grams] })),
    ),
  }))
