import { setTimeout as pause } from "node:timers/promises"
import { engineBuild, medusaCli } from "../backend/start/paths.mjs"
import { freePort } from "../backend/start/ports.mjs"
import { startStack } from "../backend/start/stack.mjs"
import { runTask } from "../backend/start/task.mjs"
import { ask } from "./ask.mjs"
import { startBareServer } from "./bare-server.mjs"

/**
 * @typedef {object} BenchShop
 * @property {string} edge address of the shop, as a shopper reaches it
 * @property {string} engine address of Medusa itself
 * @property {string} bare address of a server that only sends the catalogue's bytes
 * @property {string} publishableKey opens Medusa's Store API
 * @property {() => Promise<void>} stop
 */

/** Milliseconds that the edge may take to show products that were added behind it. */
const PATIENCE = 30_000

/**
 * The shop as `npm start` runs it, with a database of its own and so many products.
 * @param {{ dataDir: string, products: number, progress: import("../backend/start/progress.mjs").Progress, signal: AbortSignal }} options
 * @returns {Promise<BenchShop>}
 */
export async function startBenchShop({ dataDir, products, progress, signal }) {
  const ports = { shop: await freePort(8300), engine: 9400, emulator: 9500, postgres: 54_500 }
  const stack = await startStack({ dataDir, ports, fresh: true, progress, signal })
  try {
    const edge = `http://127.0.0.1:${ports.shop}`
    const engine = `http://127.0.0.1:${stack.setting.ports.engine}`
    const missing = products - (await catalogueOf(edge)).length
    if (missing > 0) await progress.step(`Adding ${missing} products`, () => addProducts(missing, stack.env))
    await untilShown(edge, products, missing)
    const publishableKey = await keyOf(engine, stack.env)
    const bare = await startBareServer(`${edge}/api/products`)
    const stop = async () => {
      bare.stop()
      await stack.stop()
    }
    return { edge, engine, bare: bare.url, publishableKey, stop }
  } catch (error) {
    await stack.stop()
    throw error
  }
}

/** @param {number} count @param {NodeJS.ProcessEnv} env */
const addProducts = (count, env) =>
  runTask({
    args: [medusaCli, "exec", "./src/scripts/add-products.js", String(count)],
    cwd: engineBuild,
    env,
    failure: "The products could not be added:",
  })

/** @param {string} edge @returns {Promise<{ id: string, stock: number }[]>} */
export const catalogueOf = (edge) => ask(`${edge}/api/products`)

/** @param {{ stock: number }} product @returns {boolean} whether no benchmark buys it empty */
export const isPlentiful = ({ stock }) => stock > 100_000

/**
 * Products are shown before their stock is counted, so both are waited for.
 * @param {string} edge @param {number} products @param {number} added how many of them were added just now
 */
async function untilShown(edge, products, added) {
  const deadline = Date.now() + PATIENCE
  for (;;) {
    const catalogue = await catalogueOf(edge)
    if (catalogue.length >= products && catalogue.filter(isPlentiful).length >= added) return
    if (Date.now() > deadline) throw new Error(`The shop does not show ${products} products with their stock`)
    await pause(100)
  }
}

/** @param {string} engine @param {NodeJS.ProcessEnv} env @returns {Promise<string>} */
async function keyOf(engine, { SHOP_ADMIN_EMAIL: email, SHOP_ADMIN_PASSWORD: password }) {
  const { token } = await ask(`${engine}/auth/user/emailpass`, { body: { email, password } })
  const headers = { authorization: `Bearer ${token}` }
  const { api_keys } = await ask(`${engine}/admin/api-keys?type=publishable`, { headers })
  return api_keys[0].token
}
