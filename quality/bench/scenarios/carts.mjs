import { randomUUID } from "node:crypto"
import { ask } from "../ask.mjs"
import { send } from "../send.mjs"
import { catalogueOf, isPlentiful } from "../shop.mjs"

const LINES = 3

/** @typedef {{ product_id: string, variant_id: string }} Goods */

/**
 * Returns products with enough stock for every benchmark.
 * @param {import("../shop.mjs").BenchShop} shop
 * @param {number} count
 * @returns {Promise<Goods[]>}
 */
export async function plentiful({ edge, engine, key }, count) {
  const chosen = (await catalogueOf(edge)).filter(isPlentiful).slice(0, count)
  const ids = chosen.map(({ id }) => `id[]=${id}`).join("&")
  const { products } = await ask(`${engine}/store/products?fields=id,variants.id&limit=${count}&${ids}`, {
    headers: key,
  })
  return products.map(
    (/** @type {{ id: string, variants: { id: string }[] }} */ { id, variants: [first] }) => ({
      product_id: id,
      variant_id: first?.id,
    }),
  )
}

/** @param {import("../shop.mjs").BenchShop} shop @returns {Promise<string>} the id of Belgium's region */
export async function belgianRegion({ engine, key }) {
  const { regions } = await ask(`${engine}/store/regions`, { headers: key })
  return regions.find((/** @type {{ countries: { iso_2: string }[] }} */ { countries }) =>
    countries.some(({ iso_2 }) => iso_2 === "be"),
  ).id
}

/**
 * @param {import("../shop.mjs").BenchShop} shop
 * @param {number} count
 * @returns {Promise<{ id: string, variant_id: string, line_id: string }[]>} carts, each with a variant to add and the line of this variant
 */
export async function storeCarts(shop, count) {
  const products = await plentiful(shop, LINES)
  const items = products.map(({ variant_id }) => ({ variant_id, quantity: 1 }))
  const body = { region_id: await belgianRegion(shop), shipping_address: { country_code: "be" }, items }
  const variant_id = products[0]?.variant_id ?? ""
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { cart } = await ask(`${shop.engine}/store/carts`, { headers: shop.key, body })
      const line = cart.items.find(
        (/** @type {{ variant_id: string }} */ item) => item.variant_id === variant_id,
      )
      return { id: cart.id, variant_id, line_id: line.id }
    }),
  )
}

/**
 * @param {import("../shop.mjs").BenchShop} shop
 * @param {number} count
 * @param {number} [lines]
 * @returns {Promise<{ session: string, product_id: string }[]>} sessions, each with a product to add
 */
export async function sessionCarts(shop, count, lines = LINES) {
  const products = await plentiful(shop, lines)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const session = newSession()
      for (const { product_id } of products)
        await ask(`${shop.edge}/api/cart/${session}/items`, { body: { product_id, quantity: 1 } })
      return { session, product_id: products[0]?.product_id ?? "" }
    }),
  )
}

/**
 * Returns an action that adds a product to a new cart each time.
 * @param {string} product_id @returns {import("../load.mjs").Turn}
 */
export const firstAdd = (product_id) => (connection) =>
  send(connection, {
    method: "POST",
    path: `/api/cart/${newSession()}/items`,
    json: { product_id, quantity: 1 },
  })

/** @returns {string} a new session id */
export const newSession = () => `bench-${randomUUID()}`
