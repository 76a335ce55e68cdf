import { createHistogram, performance } from "node:perf_hooks"
import { load } from "../load.mjs"
import { asking, send } from "../send.mjs"
import { metricOf, startBenchShop } from "../shop.mjs"
import { plentiful, sessionCarts, storeCarts } from "./carts.mjs"
import { ownPurchase, storePurchase } from "./purchases.mjs"
import { VISITORS } from "./visitors.mjs"

/** @typedef {import("../load.mjs").Turn} Turn @typedef {"list" | "product" | "search" | "add" | "read" | "buy"} Action */

/** Number of each action in a hundred actions. @type {[Action, number][]} */
const WEIGHTS = [
  ["list", 40],
  ["product", 20],
  ["search", 14],
  ["add", 13],
  ["read", 11],
  ["buy", 2],
]
/** Step through the hundred actions. It is coprime to a hundred, so that actions are spread evenly. */
const STRIDE = 37

/** @type {Action[]} */
const HUNDRED = WEIGHTS.flatMap(([action, times]) => Array.from({ length: times }, () => action))

/**
 * Returns the actions of a shopper. Each shopper starts at another action.
 * @param {Record<Action, Turn>} turns
 * @param {number} shopper
 * @returns {Turn}
 */
function shopping(turns, shopper) {
  let next = shopper * 10
  return (connection) => turns[HUNDRED[(next++ * STRIDE) % HUNDRED.length] ?? "list"](connection)
}

/**
 * @param {import("../shop.mjs").BenchShop} shop
 * @returns {Promise<Record<Action, Turn>[]>} actions of each shopper in the shop
 */
async function ownTurns(shop) {
  const sessions = await sessionCarts(shop, VISITORS)
  const buy = await ownPurchase(shop)
  const get = (/** @type {string} */ path) => asking({ path })
  return sessions.map(({ session, product_id }) => ({
    list: get("/api/products"),
    product: get(`/api/products/${product_id}`),
    search: get("/api/search?q=noix"),
    add: asking({ method: "POST", path: `/api/cart/${session}/items`, json: { product_id, quantity: 1 } }),
    read: get(`/api/cart/${session}`),
    buy,
  }))
}

/** Maximum p99 in milliseconds. @type {{ name: string, actions: Action[], atMost: number }[]} */
const WAITS = [
  {
    name: "what the edge holds (lists, products, searches)",
    actions: ["list", "product", "search"],
    atMost: 50,
  },
  { name: "cart writes", actions: ["add"], atMost: 250 },
]
const SECONDS = 20

/**
 * Measures the response times of shoppers who do different things at the same time.
 * @param {import("../shop.mjs").BenchOptions} requested
 * @returns {Promise<import("../results.mjs").Figure[]>}
 */
async function figures(requested) {
  const shop = await startBenchShop({ ...requested, again: true })
  try {
    const waits = WAITS.map((wait) => ({ ...wait, latency: createHistogram() }))
    const timed = (/** @type {Action} */ action, /** @type {Turn} */ turn) => {
      const latency = waits.find(({ actions }) => actions.includes(action))?.latency
      return async (/** @type {import("undici").Client} */ connection) => {
        const since = performance.now()
        await turn(connection)
        latency?.record(Math.max(1, Math.round((performance.now() - since) * 1000)))
      }
    }
    const shoppers = (await ownTurns(shop)).map((turns, shopper) => {
      const measured = Object.entries(turns).map(([action, turn]) => [
        action,
        timed(/** @type {Action} */ (action), turn),
      ])
      return shopping(Object.fromEntries(measured), shopper)
    })
    await load(shop.edge, shoppers, SECONDS / 4)
    for (const { latency } of waits) latency.reset()
    const longestAway = () => metricOf(shop.engine, "nodejs_eventloop_lag_max_seconds")
    await longestAway()
    await load(shop.edge, shoppers, SECONDS)
    return [
      ...waits.map(({ name, atMost, latency }) => ({
        ...{ name: `p99 of ${name} among shoppers of whom a few buy`, unit: "ms", atMost },
        is: latency.percentile(99) / 1000,
      })),
      {
        ...{ name: "The engine's longest time away from its event loop meanwhile", unit: "ms", atMost: 50 },
        is: (await longestAway()) * 1000,
      },
    ]
  } finally {
    await shop.stop()
  }
}

/** @type {import("./index.mjs").Scenario} */
export const mixed = {
  name: "mixed",
  pairs: async (shop) => {
    const [product] = await plentiful(shop, 1)
    const headers = shop.key
    const get = (/** @type {string} */ path) => (/** @type {import("undici").Client} */ connection) =>
      send(connection, { path, headers })
    const stores = await storeCarts(shop, VISITORS)
    const theirs = await storePurchase(shop)
    const own = await ownTurns(shop)
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
          turns: own.map(shopping),
        },
      },
    ]
  },
  figures,
}
