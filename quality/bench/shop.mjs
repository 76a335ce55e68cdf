import { setTimeout as pause } from "node:timers/promises"
import { withoutShopSettings } from "../../tools/start/settings/environment.mjs"
import { root } from "../../tools/start/paths.mjs"
import { freePort } from "../../tools/start/processes/ports.mjs"
import { startStack } from "../../tools/start/stack.mjs"
import { ask } from "./ask.mjs"
import { startBareServer } from "./bare-server.mjs"
import { copyCatalogue } from "./many-products.mjs"

/**
 * @typedef {object} BenchShop
 * @property {string} edge address of the shop for shoppers
 * @property {string} origin the same address in the shop's configuration
 * @property {string} engine address of Medusa
 * @property {string} emulator address of the Stripe emulator
 * @property {number | null} inspector port of the engine's inspector
 * @property {Record<string, string>} key headers for Medusa's Store API
 * @property {Record<string, string>} admin headers of an administrator
 * @property {(path: string) => Promise<string>} bare address of a server that only sends the bytes of a
 * path of the shop
 * @property {string} databaseUrl address of the database for its owner
 * @property {import("../../tools/start/stack.mjs").Stack["add"]} add adds a program that stops with the shop
 * @property {() => Promise<void>} stop
 */

/** Maximum milliseconds until the edge shows added products. */
const TIMEOUT = 60_000
/** Rate limit that is never reached, although all load comes from one address. */
const NO_LIMIT = "1000000"
const METRICS_TOKEN = "metrics of the benchmark"

/**
 * @typedef {object} BenchOptions
 * @property {string} dataDir
 * @property {number} products
 * @property {boolean} again true uses the existing database
 * @property {boolean} profile
 * @property {string} logLevel
 * @property {import("../../tools/start/progress.mjs").Progress} progress
 * @property {AbortSignal} signal
 */

/**
 * Starts the shop for a benchmark, with at least the wanted number of products.
 * @param {BenchOptions} wanted
 * @returns {Promise<BenchShop>}
 */
export async function startBenchShop({ dataDir, products, again, profile, logLevel, progress, signal }) {
  const ports = await benchPorts()
  const inspector = profile ? await freePort(9600) : null
  const env = benchEnvironment(logLevel, inspector)
  const stack = await startStack({ dataDir, ports, env, fresh: !again, progress, signal })
  /** @type {(() => void)[]} */
  const bareStops = []
  const stop = async () => {
    for (const stopOne of bareStops) stopOne()
    await stack.stop()
  }
  try {
    const edge = `http://127.0.0.1:${ports.shop}`
    const engine = `http://127.0.0.1:${stack.setting.ports.engine}`
    const missing = products - (await catalogueOf(edge)).length
    if (missing > 0)
      await progress.step(`Adding ${missing} products`, () =>
        copyCatalogue(stack.setting.databaseUrl, products),
      )
    await untilShown(edge, products, missing)
    await progress.step("Indexing the products", () => untilIndexed(edge))
    const admin = await administratorOf(engine, stack.env)
    return {
      ...{ edge, engine, inspector, admin, stop },
      origin: stack.urls.shop,
      emulator: `http://127.0.0.1:${stack.setting.ports.emulator}`,
      databaseUrl: stack.setting.databaseUrl,
      add: stack.add,
      key: await keyOf(engine, admin),
      bare: async (path) => {
        const server = await startBareServer(edge + path)
        bareStops.push(server.stop)
        return server.url
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

export const benchPorts = async () => ({
  shop: await freePort(8300),
  ...{ engine: 9400, emulator: 9500, postgres: 15_600 },
})

/** @param {string} logLevel @param {number | null} [inspector] @returns {NodeJS.ProcessEnv} */
export const benchEnvironment = (logLevel, inspector = null) => ({
  ...withoutShopSettings(process.env),
  LOG_LEVEL: logLevel,
  CHECKOUT_RATE_LIMIT: NO_LIMIT,
  UNPAID_UNITS: NO_LIMIT,
  TRANSFERS_PER_EMAIL: NO_LIMIT,
  TRANSFERS_PER_NETWORK: NO_LIMIT,
  ACCOUNT_ADDRESS_LIMIT: NO_LIMIT,
  METRICS_TOKEN,
  // Stripe does not run on the shop's machine, so its emulator may use little processor time.
  STRIPE_EMULATOR_STATE: "",
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require ${root}/quality/bench/engine-preload.cjs`.trim(),
  ...(inspector !== null && { BENCH_INSPECTOR_PORT: String(inspector) }),
})

/**
 * Returns a metric. The metric of the event loop's delay is the maximum since the last call.
 * @param {string} server address
 * @param {string} name
 * @returns {Promise<number>}
 */
export async function metricOf(server, name) {
  const answer = await fetch(`${server}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const [, value] = new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, "m").exec(await answer.text()) ?? []
  if (value === undefined) throw new Error(`${server} does not return the metric ${name}.`)
  return Number(value)
}

/** @param {string} edge @returns {Promise<{ id: string, handle: string, stock: number }[]>} */
export const catalogueOf = (edge) => ask(`${edge}/api/products`)

/** @param {{ stock: number }} product @returns {boolean} true if the stock is sufficient for every benchmark */
export const isPlentiful = ({ stock }) => stock > 100_000

/** Milliseconds that a search waits for the index before it uses an incomplete one. */
const INDEX_TIMEOUT_MS = 1_000

/** Waits until the search index is complete. @param {string} edge */
async function untilIndexed(edge) {
  for (let search = 0, began = 0; search === 0 || performance.now() - began > INDEX_TIMEOUT_MS; search++) {
    began = performance.now()
    await ask(`${edge}/api/search?q=amandes+${search}`)
  }
}

/**
 * @param {string} edge
 * @param {number} products
 * @param {number} added number of products that were just added
 */
async function untilShown(edge, products, added) {
  const deadline = Date.now() + TIMEOUT
  for (;;) {
    const catalogue = await catalogueOf(edge)
    if (catalogue.length >= products && catalogue.filter(isPlentiful).length >= added) return
    if (Date.now() > deadline)
      throw new Error(`The shop does not list ${products} products with their stock.`)
    await pause(100)
  }
}

/** @param {string} engine @param {NodeJS.ProcessEnv} env @returns {Promise<Record<string, string>>} */
async function administratorOf(engine, { SHOP_ADMIN_EMAIL: email, SHOP_ADMIN_PASSWORD: password }) {
  const { token } = await ask(`${engine}/auth/user/emailpass`, { body: { email, password } })
  return { authorization: `Bearer ${token}` }
}

/** @param {string} engine @param {Record<string, string>} headers @returns {Promise<Record<string, string>>} */
async function keyOf(engine, headers) {
  const { api_keys } = await ask(`${engine}/admin/api-keys?type=publishable`, { headers })
  return { "x-publishable-api-key": api_keys[0].token }
}
