import { performance } from "node:perf_hooks"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { Administrator } from "../../quality/faults/shopper.mjs"
import { until } from "../../quality/faults/until.mjs"

/** @typedef {import("./topology.mjs").Topology} Topology */

const CHANGES = 8
/** Milliseconds between polls, which is the precision of the figures. */
const EVERY = 10

/**
 * Changes prices and polls all programs until they show the new prices.
 * @param {Topology} topology
 * @returns {Promise<{ who: string, slowest: number }[]>} by program, the maximum milliseconds from the response to the
 * price change until the new price is visible
 */
export async function priceChanges({ front, edges, servers, env }) {
  const administrator = await Administrator.signIn(front, env)
  const results = await ask(`${servers[0]}/api/search?limit=${CHANGES}&sort=newest`)
  /** @type {{ id: string, handle: string, price: number }[]} */
  const products = results.body.products
  const witnesses = witnessesOf(edges, servers)
  /** @type {Map<string, number>} */
  const slowest = new Map()
  for (const product of products) {
    const price = Number((product.price + 1.11).toFixed(2))
    // Reads the product everywhere, so that caches contain the old price.
    await Promise.all(witnesses.map(({ sees }) => sees(product, product.price)))
    const path = `/api/admin/products/${product.id}/price`
    const changed = await administrator.ask("PATCH", path, { json: { price } })
    if (!isOk(changed)) throw new Error(`A price could not be changed: ${JSON.stringify(changed)}`)
    const since = performance.now()
    await Promise.all(
      witnesses.map(async ({ who, sees }) => {
        await until(`${who} to show the new price`, () => sees(product, price), 30_000, EVERY)
        slowest.set(who, Math.max(slowest.get(who) ?? 0, performance.now() - since))
      }),
    )
  }
  return [...slowest].map(([who, ms]) => ({ who, slowest: Math.round(ms) }))
}

/** @typedef {{ who: string, sees: (product: { id: string, handle: string }, price: number) => Promise<boolean> }} Witness */

/**
 * Returns functions that read a product's price from each program.
 * @param {string[]} edges @param {string[]} servers @returns {Witness[]}
 */
function witnessesOf(edges, servers) {
  const api = (/** @type {string} */ base, /** @type {string} */ who) => ({
    who,
    sees: async (/** @type {{ id: string }} */ { id }, /** @type {number} */ price) =>
      (await ask(`${base}/api/products/${id}`)).body.price === price,
  })
  const page = (/** @type {string} */ base, /** @type {string} */ who) => ({
    who,
    sees: async (/** @type {{ handle: string }} */ { handle }, /** @type {number} */ price) =>
      String((await ask(`${base}/products/${handle}`)).body).includes(`"price":${price},`),
  })
  return [
    ...servers.map((server, index) => api(server, `engine ${index + 1}`)),
    ...edges.map((edge, index) => api(edge, `edge ${index + 1}, /api/products/:id`)),
    ...edges.map((edge, index) => page(edge, `edge ${index + 1}, the product's page`)),
  ]
}
