import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createShippingOptionsWorkflow, createShippingProfilesWorkflow } from "@medusajs/medusa/core-flows"
import type { FulfillmentSetDTO, MedusaContainer } from "@medusajs/framework/types"
import { COUNTRIES } from "./countries"
import type { SeedCountry } from "./countries"
import { one } from "./one"

const FULFILMENT_SET = "Livraison"
const PROFILE = "Colis"
/** Parcels are handed to the carrier by hand; a carrier's own provider takes this one's place. */
const PROVIDER = "manual_manual"
const HOME = { label: "Livraison à domicile", description: "bpost, à domicile", code: "home" }

/** One service zone for each country, with home delivery. @returns id of the shipping profile of all products */
export async function seedDelivery(container: MedusaContainer, stockLocationId: string): Promise<string> {
  const profileId = await seedProfile(container)
  const set = await seedFulfilmentSet(container, stockLocationId)
  const zoneOf = new Map(set.service_zones.map((zone) => [zone.name, zone.id]))
  const options = await container
    .resolve(Modules.FULFILLMENT)
    .listShippingOptions(
      { service_zone: { id: [...zoneOf.values()] } },
      { select: ["id", "service_zone_id"] },
    )
  const served = new Set(options.map(({ service_zone_id }) => service_zone_id))
  const input = COUNTRIES.flatMap((country) => {
    const zoneId = zoneOf.get(country.name)
    return zoneId && !served.has(zoneId) ? [homeDelivery(country, zoneId, profileId)] : []
  })
  if (input.length) await createShippingOptionsWorkflow(container).run({ input })
  return profileId
}

async function seedProfile(container: MedusaContainer): Promise<string> {
  const [known] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  if (known) return known.id
  const { result } = await createShippingProfilesWorkflow(container).run({
    input: { data: [{ name: PROFILE, type: "default" }] },
  })
  return one(result).id
}

async function seedFulfilmentSet(
  container: MedusaContainer,
  stockLocationId: string,
): Promise<FulfillmentSetDTO> {
  const service = container.resolve(Modules.FULFILLMENT)
  const relations = ["service_zones"]
  const [known] = await service.listFulfillmentSets({ name: FULFILMENT_SET }, { relations })
  const set =
    known ??
    (await service.createFulfillmentSets({
      name: FULFILMENT_SET,
      type: "shipping",
      service_zones: COUNTRIES.map(({ code, name }) => ({
        name,
        geo_zones: [{ type: "country" as const, country_code: code }],
      })),
    }))
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const stockLocation = { [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId } }
  // Creating a link that exists changes nothing.
  await link.create([
    { ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_provider_id: PROVIDER } },
    { ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } },
  ])
  return set
}

function homeDelivery(
  { delivery, free_from, min_days, max_days }: SeedCountry,
  zoneId: string,
  profileId: string,
) {
  const price = { currency_code: "eur", amount: delivery }
  const whenEnough = { attribute: "item_total", operator: "gte" as const, value: free_from ?? 0 }
  return {
    name: HOME.label,
    price_type: "flat" as const,
    service_zone_id: zoneId,
    shipping_profile_id: profileId,
    provider_id: PROVIDER,
    type: HOME,
    data: { min_days, max_days },
    prices: free_from === undefined ? [price] : [price, { ...price, amount: 0, rules: [whenEnough] }],
    rules: [
      { attribute: "enabled_in_store", operator: "eq" as const, value: "true" },
      { attribute: "is_return", operator: "eq" as const, value: "false" },
    ],
  }
}
