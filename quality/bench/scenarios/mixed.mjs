import { send } from "../send.mjs"
import { plentiful, sessionCarts, storeCarts } from "./carts.mjs"
import { ownPurchase, storePurchase } from "./purchases.mjs"
import { VISITORS } from "./visitors.mjs"

/** @typedef {import("../load.mjs").Turn} Turn @typedef {"list" | "product" | "search" | "add" | "read" | "buy"} Action */

/** What a hundred actions of shoppers are. @type {[Action, number][]} */
const WEIGHTS = [
  ["list", 40],
  ["product", 20],
  ["search", 14],
  ["add", 13],
  ["read", 11],
  ["buy", 2],
]
/** Coprime to a hundred: so far apart, every kind of action is spread over the hundred, the same way on both sides. */
const STRIDE = 37

/** @type {Action[]} */
const HUNDRED = WEIGHTS.flatMap(([action, times]) => Array.from({ length: times }, () => action))

/** Each shopper begins elsewhere in the hundred. @param {Record<Action, Turn>} turns @param {number} shopper @returns {Turn} */
function shopping(turns, shopper) {
  let next = shopper * 10
  return (connection) => turns[HUNDRED[(next++ * STRIDE) % HUNDRED.length] ?? "list"](connection)
}

/** Shoppers who browse, search, fill carts, and a few of whom buy. @type {import("./index.mjs").Scenario} */
export const mixed = {
  name: "mixed",
  pairs: async (shop) => {
    const [product] = await plentiful(shop, 1)
    const headers = shop.key
    const get = (/** @type {string} */ path) => (/** @type {import("undici").Client} */ connection) =>
      send(connection, { path, headers })
    const stores = await storeCarts(shop, VISITORS)
    const sessions = await sessionCarts(shop, VISITORS)
    const [theirs, own] = [await storePurchase(shop), await ownPurchase(shop)]
    return [
      {
        name: `Shoppers: ${WEIGHTS.map(([action, times]) => `${times} % ${action}`).join(", ")}`,
        seconds: 8,
        stock: {
          name: "Medusa's Store API (actions)",
          url: shop.engine,
          turns: stores.map(({ id, variant_id }, shopper) =>
            shopping(
              {
                list: get("/store/products?limit=20"),
                product: get(`/store/products/${product?.product_id}`),
                search: get("/store/products?limit=24&q=noix"),
                add: (connection) =>
                  send(connection, {
                    ...{ method: "POST", path: `/store/carts/${id}/line-items`, headers },
                    json: { variant_id, quantity: 1 },
                  }),
                read: get(`/store/carts/${id}`),
                buy: theirs,
              },
              shopper,
            ),
          ),
        },
        ours: {
          name: "the shop's API, through the edge (actions)",
          url: shop.edge,
          turns: sessions.map(({ session, product_id }, shopper) =>
            shopping(
              {
                list: get("/api/products"),
                product: get(`/api/products/${product_id}`),
                search: get("/api/search?q=noix"),
                add: (connection) =>
                  send(connection, {
                    ...{ method: "POST", path: `/api/cart/${session}/items` },
                    json: { product_id, quantity: 1 },
                  }),
                read: get(`/api/cart/${session}`),
                buy: own,
              },
              shopper,
            ),
          ),
        },
      },
    ]
  },
}
