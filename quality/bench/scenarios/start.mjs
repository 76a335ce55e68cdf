import { performance } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"
import { startStack } from "../../../tools/start/stack.mjs"
import { USUAL_PRODUCTS } from "../options.mjs"
import { benchEnvironment, benchPorts, metricOf } from "../shop.mjs"

/** Milliseconds until memory is measured. */
const REST = 15_000
const MEGABYTE = 1_000_000
/** Maximum MB of an idle engine, with the usual number of products and with 100,000. */
const ENGINE_MEMORY = { usual: 450, large: 600 }
/** Maximum MB of an idle edge. */
const EDGE_MEMORY = 250

/**
 * Measures a start without build and migrations.
 * @param {Pick<import("../shop.mjs").Wanted, "dataDir" | "products" | "logLevel" | "progress" | "signal">} wanted
 * @returns {Promise<import("../results.mjs").Figure[]>}
 */
async function figures({ dataDir, products, logLevel, progress, signal }) {
  const env = benchEnvironment(logLevel)
  const ports = await benchPorts()
  const edge = `http://127.0.0.1:${ports.shop}`
  const since = performance.now()
  const stack = await startStack({ dataDir, ports, env, progress, signal })
  try {
    await fetch(`${edge}/`)
    const seconds = (performance.now() - since) / 1000
    await pause(REST, undefined, { signal })
    const engine = `http://127.0.0.1:${stack.setting.ports.engine}`
    return [
      { name: "Warm `npm start`, to the first page", is: seconds, unit: "s", atMost: 15 },
      {
        name: "The engine's memory at rest",
        is: await memoryOf(engine),
        unit: "MB",
        atMost: products > USUAL_PRODUCTS ? ENGINE_MEMORY.large : ENGINE_MEMORY.usual,
      },
      { name: "The edge's memory at rest", is: await memoryOf(edge), unit: "MB", atMost: EDGE_MEMORY },
    ]
  } finally {
    await stack.stop()
  }
}

/** @param {string} server address @returns {Promise<number>} in MB */
const memoryOf = async (server) => (await metricOf(server, "process_resident_memory_bytes")) / MEGABYTE

/** @type {import("./index.mjs").Scenario} */
export const start = { name: "start", figures }
