import { randomUUID } from "node:crypto"
import { ask } from "./ask.mjs"
import { catalogueOf, isPlentiful } from "./shop.mjs"

/** Lines in a cart before it is measured. */
const LINES = 3

/** Products that no benchmark buys empty. @param {string} edge @returns {Promise<string[]>} their ids */
async function plentiful(edge) {
  const catalogue = await catalogueOf(edge)
  return catalogue
    .filter(isPlentiful)
    .slice(0, LINES)
    .map(({ id }) => id)
}

/**
 * Carts of Medusa's own Store API with some lines each.
 * @param {import("./shop.mjs").BenchShop} shop @param {number} count
 * @returns {Promise<{ id: string, variant_id: string }[]>} each with a variant to add more of
 */
export async function storeCarts({ edge, engine, publishableKey }, count) {
  const headers = { "x-publishable-api-key": publishableKey }
  const ids = (await plentiful(edge)).map((id) => `id[]=${id}`).join("&")
  const { products } = await ask(`${engine}/store/products?fields=variants.id&${ids}`, { headers })
  /** @type {string[]} */
  const variants = products.map(
    (/** @type {{ variants: { id: string }[] }} */ { variants: [first] }) => first?.id,
  )
  const { regions } = await ask(`${engine}/store/regions`, { headers })
  const belgian = regions.find((/** @type {{ countries: { iso_2: string }[] }} */ { countries }) =>
    countries.some(({ iso_2 }) => iso_2 === "be"),
  )
  const items = variants.map((variant_id) => ({ variant_id, quantity: 1 }))
  const body = { region_id: belgian.id, shipping_address: { country_code: "be" }, items }
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { cart } = await ask(`${engine}/store/carts`, { headers, body })
      return { id: cart.id, variant_id: variants[0] ?? "" }
    }),
  )
}

/**
 * The same carts in the shop's own API.
 * @param {import("./shop.mjs").BenchShop} shop @param {number} count
 * @returns {Promise<{ session: string, product_id: string }[]>} each with a product to add more of
 */
export async function sessionCarts({ edge }, count) {
  const products = await plentiful(edge)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const session = `bench-${randomUUID()}`
      for (const product_id of products)
        await ask(`${edge}/api/cart/${session}/items`, { body: { product_id, quantity: 1 } })
      return { session, product_id: products[0] ?? "" }
    }),
  )
}
