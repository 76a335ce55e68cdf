import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { readDeliveryFacts } from "./deliveries"
import { EngineModules } from "./testing/engine-modules"

const knex = connect({ client: "pg", connection: { connectionString: process.env["DATABASE_URL"] ?? "" } })
let modules: EngineModules
beforeAll(async () => {
  modules = await EngineModules.start()
})
afterAll(async () => {
  modules.stop()
  await knex.destroy()
})

const NOWHERE = { province_code: null, city: null, postal_code: null }
const ADDRESSES = [
  ...["be", "fr", "lu", "nl", "de"].map((country_code) => ({ ...NOWHERE, country_code })),
  { country_code: "be", province_code: "be-bru", city: "Bruxelles", postal_code: "A1000" },
  { ...NOWHERE, country_code: "pt", city: "Porto", postal_code: "A4000" },
  { ...NOWHERE, country_code: "pt", province_code: "pt-13", city: "Porto" },
  { ...NOWHERE, country_code: "pt", province_code: "pt-11", city: "Porto" },
  { ...NOWHERE, country_code: "pt", province_code: "pt-13" },
  { ...NOWHERE, country_code: "pt" },
]

type Zone = { type: string; country_code: string; province_code?: string; city?: string }
const ZONES: Zone[] = [
  { type: "country", country_code: "be" },
  { type: "province", country_code: "pt", province_code: "pt-13" },
  { type: "city", country_code: "pt", province_code: "pt-13", city: "Porto" },
  { type: "city", country_code: "pt", province_code: "pt-11", city: "Lisboa" },
]
const RULES = [
  [],
  [{ attribute: "is_return", operator: "eq", value: "false" }],
  [{ attribute: "is_return", operator: "eq", value: "true" }],
  [{ attribute: "enabled_in_store", operator: "ne", value: "true" }],
  [{ attribute: "enabled_in_store", operator: "in", value: ["true"] }],
  [{ attribute: "item_total", operator: "gte", value: "20" }],
  [{ attribute: "item_total", operator: "nin", value: ["20"] }],
]

async function makeOptions(place: string): Promise<void> {
  const [profile] = await modules.ask<{ id: string }[]>(
    "fulfillment",
    "listShippingProfiles",
    {},
    { take: 1 },
  )
  const [option] = await modules.ask<{ provider_id: string; shipping_option_type_id: string }[]>(
    "fulfillment",
    "listShippingOptions",
    {},
    { take: 1 },
  )
  for (const [index, geo] of ZONES.entries()) {
    const zone = await modules.ask<{ id: string }>("fulfillment", "createServiceZones", {
      name: `Trial ${index} ${Date.now()}`,
      fulfillment_set_id: place,
      geo_zones: [geo],
    })
    await modules.ask(
      "fulfillment",
      "createShippingOptions",
      RULES.map((rules, rule) => ({
        name: `Trial ${index} ${rule}`,
        price_type: "flat",
        service_zone_id: zone.id,
        shipping_profile_id: profile?.id,
        provider_id: option?.provider_id,
        type: { label: "Trial", description: "Trial", code: "trial" },
        rules,
      })),
    )
  }
}

it("a delivery option serves the same addresses as in Medusa's Fulfillment Module", async () => {
  const place = await knex("location_fulfillment_set as place")
    .join("sales_channel_stock_location as channel", "channel.stock_location_id", "place.stock_location_id")
    .whereNull("place.deleted_at")
    .whereNull("channel.deleted_at")
    .first<{ fulfillment_set_id: string; sales_channel_id: string }>()
  await makeOptions(place.fulfillment_set_id)
  try {
    const options = await modules.ask<{ id: string }[]>(
      "fulfillment",
      "listShippingOptions",
      {},
      { take: 500 },
    )
    expect(options.length).toBeGreaterThan(ZONES.length * RULES.length)
    for (const address of ADDRESSES) {
      const zoned = Object.entries(address).filter(
        ([field, value]) => field !== "postal_code" && value !== null,
      )
      const listed = await modules.ask<{ id: string }[]>("fulfillment", "listShippingOptionsForContext", {
        fulfillment_set_id: [place.fulfillment_set_id],
        address: Object.fromEntries(zoned),
        context: { is_return: "false", enabled_in_store: "true" },
      })
      const facts = await Promise.all(
        options.map(({ id }) =>
          readDeliveryFacts(knex, {
            ...{ ...address, option: id, channel: place.sales_channel_id, variants: [], locale: "fr-FR" },
          }),
        ),
      )
      const served = facts.flatMap(({ option }) => option?.id ?? [])
      expect({ address, served: served.sort() }).toEqual({
        address,
        served: listed.map(({ id }) => id).sort(),
      })
    }
  } finally {
    const trials = await knex("shipping_option").whereLike("name", "Trial %").pluck<string[]>("id")
    await modules.ask("fulfillment", "deleteShippingOptions", trials)
    const zones = await knex("service_zone").whereLike("name", "Trial %").pluck<string[]>("id")
    await modules.ask("fulfillment", "deleteServiceZones", zones)
  }
})
