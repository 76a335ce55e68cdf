import assert from "node:assert/strict"
import { cartOf, emulatorOf } from "../fixture.mjs"

/** @typedef {import("./index.mjs").Trial} Trial */
/** @typedef {import("../client.mjs").Client} Client */

const STEPS = [
  { up_to_grams: 2_000, price_cents: 595 },
  { up_to_grams: 30_000, price_cents: 995 },
]

const SHIPMENT = {
  reference: "PACKS-1",
  sender: {
    ...{ name: "Shop", street: "Rue Haute 1", postal_code: "1000", city: "Bruxelles", country: "BE" },
    email: "shop@example.org",
  },
  recipient: { name: "Ada Peeters", company: null, email: "ada@example.org", phone: null },
  point: null,
  note: null,
  weight_grams: 1_000,
  language: "fr",
  lines: [{ name: "Amandes", quantity: 1 }],
}

/** @param {string} code of a carrier @param {object} town @returns {string} an application's route that buys a label */
const labelRoute = (code, town) => `const shipment = ${JSON.stringify({
  ...SHIPMENT,
  place: { street: "Kerkstraat", number: "12", box: null, line2: null, ...town },
})}

exports.POST = async ({ scope }, response) => {
  const { labels } = scope.resolve("carrier_${code}")
  const { tracking_number: number } = await labels.create(shipment)
  const [file] = await labels.files([shipment.reference])
  response.json({ number, file: file.subarray(0, 4).toString() })
}
`

/** @param {string} code of a carrier @returns {(client: Client) => Promise<string>} a function that returns the id of a new shipping option */
const deliveryBy = (code) => async (client) => {
  const { stock_locations } = await client.admin("GET", "/admin/stock-locations")
  const at = `/admin/stock-locations/${stock_locations[0].id}`
  await client.admin("POST", `${at}/fulfillment-providers`, { add: [`${code}_${code}`] })
  const { stock_location } = await client.admin(
    "POST",
    `${at}/fulfillment-sets?fields=id,fulfillment_sets.id,fulfillment_sets.name`,
    { name: code, type: "shipping" },
  )
  const set = stock_location.fulfillment_sets.find(
    (/** @type {{ name: string }} */ { name }) => name === code,
  )
  const { fulfillment_set } = await client.admin(
    "POST",
    `/admin/fulfillment-sets/${set.id}/service-zones?fields=id,service_zones.id`,
    { name: `Belgium by ${code}`, geo_zones: [{ type: "country", country_code: "be" }] },
  )
  const { shipping_profiles } = await client.admin("GET", "/admin/shipping-profiles")
  const { shipping_option } = await client.admin("POST", "/admin/shipping-options", {
    ...{ name: `Home by ${code}`, price_type: "calculated", provider_id: `${code}_${code}` },
    service_zone_id: fulfillment_set.service_zones[0].id,
    shipping_profile_id: shipping_profiles[0].id,
    type: { label: "Home", description: "To your home", code: "home" },
    data: { id: "home", code: "home", tariff: { steps: STEPS, free_from_cents: null } },
    ...{ prices: [], rules: [] },
  })
  return shipping_option.id
}

/**
 * Checks that a delivery costs the price step of the cart's weight, and that the carrier's emulator sells a label.
 * @param {string} code @param {object} setting
 * @param {Record<string, unknown>} setting.options with the emulator's address
 * @param {Record<string, unknown>} setting.account of the emulator
 * @param {object} setting.town of the recipient
 * @param {(client: Client) => Promise<string>} setting.openDelivery
 * @returns {Trial}
 */
const carrier = (code, { options, account, town, openDelivery }) => ({
  options: { [code]: options },
  providers: {
    fulfillment: [
      { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
      { resolve: `@bon-perroquet/${code}/providers/${code}`, id: code },
    ],
  },
  emulate: () => emulatorOf(code).startEmulator({ ...account, stateFile: null }),
  files: { [`src/api/trial/labels/${code}/route.js`]: labelRoute(code, town) },
  async check({ client }) {
    const option = await client.once(openDelivery)
    const priceOf = async (/** @type {number} */ quantity) => {
      const { id } = await cartOf(client, quantity)
      const at = `/store/shipping-options/${option}/calculate`
      const { shipping_option } = await client.store("POST", at, { cart_id: id })
      return shipping_option.calculated_price.calculated_amount
    }
    assert.deepEqual([await priceOf(1), await priceOf(3)], [5.95, 9.95])

    const label = await client.call("POST", `/trial/labels/${code}`, {})
    assert.match(label.number, /^\w{10,}$/)
    assert.equal(label.file, "%PDF")
  },
})

const BPOST = { port: 15_981, account: "000000", passphrase: "emulator" }
const SENDCLOUD = { port: 15_982, publicKey: "emulator", secretKey: "secret" }
const urlOf = (/** @type {{ port: number }} */ { port }) => `http://127.0.0.1:${port}`

/** Other trials also add this delivery method. */
export const openDelivery = deliveryBy("bpost")

export const bpost = carrier("bpost", {
  options: {
    ...{ account: BPOST.account, passphrase: BPOST.passphrase, apiBase: urlOf(BPOST) },
    pointsUrl: "off",
  },
  account: BPOST,
  town: { postal_code: "1000", city: "Bruxelles", country: "BE" },
  openDelivery,
})

export const sendcloud = carrier("sendcloud", {
  options: {
    ...{ publicKey: SENDCLOUD.publicKey, secretKey: SENDCLOUD.secretKey, apiBase: urlOf(SENDCLOUD) },
    services: "NL home postnl:standard",
  },
  account: SENDCLOUD,
  town: { postal_code: "1017 GC", city: "Amsterdam", country: "NL" },
  openDelivery: deliveryBy("sendcloud"),
})
