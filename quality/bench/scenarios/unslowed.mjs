import { randomUUID } from "node:crypto"
import { load } from "../load.mjs"
import { median } from "../measure.mjs"
import { asking } from "../send.mjs"
import { startBenchShop } from "../shop.mjs"
import { plentiful } from "./carts.mjs"

/** @typedef {import("../load.mjs").Turn} Turn */

const ROUNDS = 5
const SECONDS = 4
const CACHED = ["/", "/products", "/nl/products", "/en/products"]

/**
 * Keeps sending requests, even while the rate limit rejects them.
 * @param {() => import("../send.mjs").Request} next
 * @returns {Turn}
 */
const insisting = (next) => async (connection) => {
  const { method = "GET", path, json } = next()
  const headers = json === undefined ? {} : { "content-type": "application/json" }
  const body = json === undefined ? null : JSON.stringify(json)
  const answer = await connection.request({ method, path, headers, body })
  await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER })
}

/**
 * Measures cached pages while one client requests uncached pages and another fills carts.
 * @param {import("../shop.mjs").BenchOptions} requested
 * @returns {Promise<import("../results.mjs").Figure[]>}
 */
async function figures(requested) {
  const shop = await startBenchShop({ ...requested, again: true })
  try {
    const [product] = await plentiful(shop, 1)
    const readers = CACHED.map((path) => asking({ path }))
    const others = [
      insisting(() => ({ path: `/products?q=${randomUUID()}` })),
      insisting(() => ({
        method: "POST",
        path: `/api/cart/${randomUUID()}/items`,
        json: { product_id: product?.product_id, quantity: 1 },
      })),
    ]
    const alone = () => load(shop.edge, readers, SECONDS)
    const beside = async () => {
      const [reading] = await Promise.all([alone(), load(shop.edge, others, SECONDS)])
      return reading
    }
    await alone()
    const ratios = []
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = await alone()
      ratios.push((await beside()).p99 / quiet.p99)
    }
    const name =
      "p99 of cached pages while one client draws odd pages and another fills carts, to its quiet value"
    return [{ name, is: median(ratios), unit: "×", atMost: 2 }]
  } finally {
    await shop.stop()
  }
}

/** @type {import("./index.mjs").Scenario} */
export const unslowed = { name: "unslowed", figures }
