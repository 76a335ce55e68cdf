import { performance } from "node:perf_hooks"
import { setTimeout as pause } from "node:timers/promises"
import { startStack } from "../../../tools/start/stack.mjs"
import { benchEnvironment, benchPorts, metricOf } from "../shop.mjs"

/** Milliseconds after which nothing of the start is going on any more. */
const REST = 15_000
const MEGABYTE = 1_000_000

/**
 * What starting costs the second time, when nothing is to be built or migrated.
 * @param {Pick<import("../shop.mjs").Wanted, "dataDir" | "logLevel" | "progress" | "signal">} wanted
 * @returns {Promise<import("../results.mjs").Figure[]>}
 */
async function figures({ dataDir, logLevel, progress, signal }) {
  const env = benchEnvironment(logLevel)
  const ports = await benchPorts()
  const since = performance.now()
  const stack = await startStack({ dataDir, ports, env, progress, signal })
  try {
    await fetch(`http://127.0.0.1:${ports.shop}/`)
    const seconds = (performance.now() - since) / 1000
    await pause(REST, undefined, { signal })
    const engine = `http://127.0.0.1:${stack.setting.ports.engine}`
    return [
      { name: "Warm `npm start`, to the first page", is: seconds, unit: "s", atMost: 15 },
      {
        ...{ name: "The engine's memory at rest", unit: "MB", atMost: 450 },
        is: (await metricOf(engine, "process_resident_memory_bytes")) / MEGABYTE,
      },
    ]
  } finally {
    await stack.stop()
  }
}

/** @type {import("./index.mjs").Scenario} */
export const start = { name: "start", figures }
