import { randomUUID } from "node:crypto"
import { catalogueOf } from "./shop.mjs"

/**
 * @typedef {object} Subject what one side is asked
 * @property {string} name
 * @property {string} url
 * @property {{ method: "GET" | "POST", path: string, headers: Record<string, string>, body?: string }[]} requests
 *   one for each connection: carts are their customers' own, and no two customers share one
 *
 * @typedef {object} Pair a stock route and the shop's own
 * @property {string} name
 * @property {Subject} stock
 * @property {Subject} ours
 * @property {number} [target] how many times as fast ours must be at least
 */

export const CONNECTIONS = 10
/** Lines in the carts that are read. */
const LINES = 3
const JSON_BODY = { "content-type": "application/json" }

/** @param {import("./shop.mjs").BenchShop} shop @returns {Promise<Pair[]>} */
export async function subjectsOf(shop) {
  const stores = await storeCarts(shop)
  const sessions = await sessionCarts(shop)
  const key = { "x-publishable-api-key": shop.publishableKey }
  const compressed = { "accept-encoding": "br" }
  const everyone = (/** @type {Subject["requests"][0]} */ request) =>
    Array.from({ length: CONNECTIONS }, () => request)
  const products = {
    name: "GET /api/products, through the edge",
    url: shop.edge,
    requests: everyone({ method: "GET", path: "/api/products", headers: compressed }),
  }
  return [
    {
      name: "Adding to a cart",
      target: 15,
      stock: {
        name: "POST /store/carts/:id/line-items",
        url: shop.engine,
        requests: stores.map(({ id, variant_id }) => ({
          method: "POST",
          path: `/store/carts/${id}/line-items`,
          headers: { ...key, ...JSON_BODY },
          body: JSON.stringify({ variant_id, quantity: 1 }),
        })),
      },
      ours: {
        name: "POST /api/cart/:session/items, through the edge",
        url: shop.edge,
        requests: sessions.map(({ session, product_id }) => ({
          method: "POST",
          path: `/api/cart/${session}/items`,
          headers: JSON_BODY,
          body: JSON.stringify({ product_id, quantity: 1 }),
        })),
      },
    },
    {
      name: "Reading a cart",
      stock: {
        name: "GET /store/carts/:id",
        url: shop.engine,
        requests: stores.map(({ id }) => ({ method: "GET", path: `/store/carts/${id}`, headers: key })),
      },
      ours: {
        name: "GET /api/cart/:session, through the edge",
        url: shop.edge,
        requests: sessions.map(({ session }) => ({
          method: "GET",
          path: `/api/cart/${session}`,
          headers: {},
        })),
      },
    },
    {
      name: "Listing products",
      target: 100,
      stock: {
        name: "GET /store/products?limit=20",
        url: shop.engine,
        requests: everyone({ method: "GET", path: "/store/products?limit=20", headers: key }),
      },
      ours: products,
    },
    {
      name: "Listing products, against the least a server can do",
      stock: {
        name: "bare node:http, the same compressed bytes",
        url: shop.bare,
        requests: everyone({ method: "GET", path: "/", headers: compressed }),
      },
      ours: products,
    },
  ]
}

/** Products that no benchmark buys empty. @param {string} edge */
const plentiful = async (edge) =>
  (await catalogueOf(edge)).filter(({ stock }) => stock > 100_000).slice(0, LINES)

/** A cart with some lines for each connection, in Medusa's own Store API. @param {import("./shop.mjs").BenchShop} shop */
async function storeCarts({ edge, engine, publishableKey }) {
  const ask = (/** @type {string} */ path, /** @type {unknown} */ body) =>
    answered(`${engine}/store${path}`, body, { "x-publishable-api-key": publishableKey })
  const handles = (await plentiful(edge)).map(({ id }) => `id[]=${id}`).join("&")
  const { products } = await ask(`/products?fields=variants.id&${handles}`)
  const variants = products.map(
    (/** @type {{ variants: { id: string }[] }} */ product) => product.variants[0]?.id,
  )
  const { regions } = await ask("/regions")
  const belgian = regions.find((/** @type {{ countries: { iso_2: string }[] }} */ region) =>
    region.countries.some(({ iso_2 }) => iso_2 === "be"),
  )
  const items = variants.map((/** @type {string} */ variant_id) => ({ variant_id, quantity: 1 }))
  const region = { region_id: belgian.id, shipping_address: { country_code: "be" } }
  return Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const { cart } = await ask("/carts", { ...region, items })
      return { id: cart.id, variant_id: variants[0] }
    }),
  )
}

/** The same in the shop's own API. @param {import("./shop.mjs").BenchShop} shop */
async function sessionCarts({ edge }) {
  const products = await plentiful(edge)
  return Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const session = `bench-${randomUUID()}`
      for (const { id } of products)
        await answered(`${edge}/api/cart/${session}/items`, { product_id: id, quantity: 1 })
      return { session, product_id: products[0].id }
    }),
  )
}

/** @param {string} url @param {unknown} [body] @param {Record<string, string>} [headers] */
async function answered(url, body, headers = {}) {
  const answer = await fetch(url, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...headers, ...JSON_BODY },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
