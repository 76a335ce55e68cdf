import { performance } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"
import { startStack } from "../../../tools/start/stack.mjs"
import { USUAL_PRODUCTS } from "../options.mjs"
import { benchEnvironment, benchPorts, metricOf } from "../shop.mjs"
import { secondsOfStockStart } from "../stock-start.mjs"

/** Milliseconds after the start until memory is measured. */
const REST = 15_000
const MEGABYTE = 1_000_000
/** Maximum MB of an idle engine, with the usual number of products and with 100,000. */
const ENGINE_MEMORY = { usual: 450, large: 600 }
/** Maximum MB of an idle edge. */
const EDGE_MEMORY = 250

/** Maximum start time as a multiple of stock Medusa's. */
const START_RATIO = 1.5

/**
 * Measures the start without build and migrations, and compares it with stock Medusa.
 * @param {Pick<import("../shop.mjs").BenchOptions, "dataDir" | "products" | "logLevel" | "progress" | "signal">} wanted
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
    const memory = [
      {
        name: "The engine's memory at rest",
        is: await memoryOf(`http://127.0.0.1:${stack.setting.ports.engine}`),
        unit: "MB",
        atMost: products > USUAL_PRODUCTS ? ENGINE_MEMORY.large : ENGINE_MEMORY.usual,
      },
      { name: "The edge's memory at rest", is: await memoryOf(edge), unit: "MB", atMost: EDGE_MEMORY },
    ]
    // Stops only these programs. The database keeps running.
    await Promise.all([stack.endEngine(0), stack.endEdge()])
    const { databaseUrl } = stack.setting
    const stock = await secondsOfStockStart({ dataDir, databaseUrl, progress })
    return [
      { name: "Warm `npm start`, to the first page", is: seconds, unit: "s", atMost: 15 },
      {
        name: `The same start against \`medusa start\` of stock Medusa (${stock.toFixed(2)} s)`,
        ...{ is: seconds / stock, unit: "×", atMost: START_RATIO },
      },
      ...memory,
    ]
  } finally {
    await stack.stop()
  }
}

/** @param {string} server address @returns {Promise<number>} memory in MB */
const memoryOf = async (server) => (await metricOf(server, "process_resident_memory_bytes")) / MEGABYTE

/** @type {import("./index.mjs").Scenario} */
export const start = { name: "start", figures }
