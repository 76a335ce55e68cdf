import { sessionCarts, storeCarts } from "./carts.mjs"

/**
 * @typedef {object} Subject what one side is asked
 * @property {string} name
 * @property {string} url
 * @property {import("./load.mjs").Request[]} requests
 *   one for each connection: carts are their customers' own, and no two customers share one
 *
 * @typedef {object} Pair a stock route and the shop's own
 * @property {string} name
 * @property {Subject} stock
 * @property {Subject} ours
 * @property {number} [target] how many times as fast ours must be at least
 */

export const CONNECTIONS = 10
const JSON_BODY = { "content-type": "application/json" }

/** @param {import("./shop.mjs").BenchShop} shop @returns {Promise<Pair[]>} */
export async function subjectsOf(shop) {
  const stores = await storeCarts(shop, CONNECTIONS)
  const sessions = await sessionCarts(shop, CONNECTIONS)
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
