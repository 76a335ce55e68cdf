import { offeredCarriers } from "@bon-perroquet/carrier"
import { carrierFor, optionInput, translateOptionNames } from "@bon-perroquet/countries/countries"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createShippingOptionsWorkflow, createShippingProfilesWorkflow } from "@medusajs/medusa/core-flows"
import type { FulfillmentSetDTO, MedusaContainer } from "@medusajs/framework/types"
import { COUNTRIES } from "./countries"
import { one } from "./one"

const FULFILMENT_SET = "Livraison"
const PROFILE = "Colis"
/** Medusa's fulfilment provider for deliveries by the merchant. */
const MANUAL = "manual_manual"

/** @returns id of the shipping profile of all products */
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
    return zoneId && !served.has(zoneId)
      ? country.deliveries.map((delivery) =>
          optionInput(carrierFor(container, country.code, delivery), delivery, zoneId, profileId, true),
        )
      : []
  })
  if (input.length) await createShippingOptionsWorkflow(container).run({ input })
  await translateOptionNames(container)
  return profileId
}

async function seedProfile(container: MedusaContainer): Promise<string> {
  const [existing] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" })
  if (existing) return existing.id
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
  const [existing] = await service.listFulfillmentSets({ name: FULFILMENT_SET }, { relations })
  const set =
    existing ??
    (await service.createFulfillmentSets({
      name: FULFILMENT_SET,
      type: "shipping",
      service_zones: COUNTRIES.map(({ code, name }) => ({
        name,
        geo_zones: [{ type: "country" as const, country_code: code }],
      })),
    }))
  const providers = [...offeredCarriers(container).map(({ provider_id }) => provider_id), MANUAL]
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const stockLocation = { [Modules.STOCK_LOCATION]: { stock_location_id: stockLocationId } }
  // Creating an existing link has no effect.
  await link.create([
    ...providers.map((id) => ({ ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_provider_id: id } })),
    { ...stockLocation, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } },
  ])
  return set
}
