/** Creates the records that a shop has before it installs a plugin. */
import assert from "node:assert/strict"
import { createRequire } from "node:module"
import { setTimeout as pause } from "node:timers/promises"
import { outputOf, packageDir } from "../../tools/start/paths.mjs"

/** @typedef {import("./client.mjs").Client} Client */

/** @param {Client} client */
export async function fill(client) {
  const { sales_channels } = await client.admin("GET", "/admin/sales-channels")
  const channel =
    sales_channels[0]?.id ??
    (await client.admin("POST", "/admin/sales-channels", { name: "Shop" })).sales_channel.id
  const key = { title: "Shop", type: "publishable" }
  const { api_key } = await client.admin("POST", "/admin/api-keys", key)
  await client.admin("POST", `/admin/api-keys/${api_key.id}/sales-channels`, { add: [channel] })
  await client.admin("POST", "/admin/regions", {
    ...{ name: "Belgium", currency_code: "eur", countries: ["be"], automatic_taxes: true },
    ...{ is_tax_inclusive: true, payment_providers: ["pp_system_default"] },
  })
  const profile = { name: "Parcels", type: "default" }
  const { shipping_profiles } = await client.admin("GET", "/admin/shipping-profiles")
  const profileId =
    shipping_profiles[0]?.id ??
    (await client.admin("POST", "/admin/shipping-profiles", profile)).shipping_profile.id
  const address = { address_1: "Rue Haute 1", postal_code: "1000", city: "Bruxelles", country_code: "be" }
  const { stock_location } = await client.admin("POST", "/admin/stock-locations", {
    name: "Brussels",
    address,
  })
  const at = `/admin/stock-locations/${stock_location.id}`
  await client.admin("POST", `${at}/sales-channels`, { add: [channel] })
  await client.admin("POST", "/admin/products", {
    ...{ title: "Amandes", handle: "amandes", status: "published", weight: 1000 },
    shipping_profile_id: profileId,
    sales_channels: [{ id: channel }],
    options: [{ title: "Size", values: ["1 kg"] }],
    variants: [
      {
        ...{ title: "1 kg", sku: "AM-1", manage_inventory: true, options: { Size: "1 kg" } },
        prices: [{ currency_code: "eur", amount: 21.2 }],
      },
    ],
  })
  const { inventory_items } = await client.admin("GET", "/admin/inventory-items")
  const levels = `/admin/inventory-items/${inventory_items[0].id}/location-levels`
  await client.admin("POST", levels, { location_id: stock_location.id, stocked_quantity: 100 })
  const { stores } = await client.admin("GET", "/admin/stores")
  const { regions } = await client.admin("GET", "/admin/regions")
  await client.admin("POST", `/admin/stores/${stores[0].id}`, {
    supported_currencies: [{ currency_code: "eur", is_default: true, is_tax_inclusive: true }],
    default_sales_channel_id: channel,
    default_region_id: regions[0].id,
    default_location_id: stock_location.id,
  })
}

/** @param {Client} client @returns {Promise<{ id: string, variant: string }>} the product */
export async function productOf(client) {
  const { products } = await client.admin("GET", "/admin/products?fields=id,variants.id")
  const [{ id, variants }] = products
  return { id, variant: variants[0].id }
}

/** @param {Client} client @returns {Promise<string>} */
export async function regionOf(client) {
  const { regions } = await client.admin("GET", "/admin/regions")
  return regions[0].id
}

const ADDRESS = {
  ...{ first_name: "Ada", last_name: "Peeters", address_1: "Rue Haute 12", city: "Bruxelles" },
  ...{ postal_code: "1000", country_code: "be" },
}

/** @param {Client} client @param {number} [quantity] @returns {Promise<any>} a cart with the product */
export async function cartOf(client, quantity = 1) {
  const { variant } = await productOf(client)
  const { cart } = await client.store("POST", "/store/carts", {
    region_id: await regionOf(client),
    email: "ada@example.org",
    shipping_address: ADDRESS,
    items: [{ variant_id: variant, quantity }],
  })
  return cart
}

const WITHIN = 60_000

/** @template T @param {string} what @param {() => Promise<T | null | undefined | false>} check @returns {Promise<T>} */
export async function until(what, check) {
  const deadline = Date.now() + WITHIN
  for (;;) {
    const result = await check()
    if (result) return result
    assert.ok(Date.now() < deadline, `There is no ${what}.`)
    await pause(200)
  }
}

/** @param {string} service @returns {any} the package of its emulator, which is not published */
export const emulatorOf = (service) =>
  createRequire(import.meta.url)(outputOf(packageDir(`${service}-emulator`)))
