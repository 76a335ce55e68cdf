// `npm run faults`: injects faults into the shop and compares its books with Stripe's.
// usage: npm run faults [-- --short] [--rounds N] [--pauses N] [--processes 1,2] [--only kills|scenarios] [--again]
//   FAULT_POINTS=intent before it: only kill points whose names contain this
//   --scenario rush,outage: only these scenarios
//   --seed N --purchases N: random purchases of the scenario "balances"
//   --again: uses the data of the last run of its kind, without preparation
// The evidence of a failed round or scenario is stored next to its data: findings, logs, work in progress.
// Ctrl-C ends it at any time.
import { join } from "node:path"
import { parseArgs } from "node:util"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { StartFailure } from "../../tools/start/failure.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { checkFaults } from "./check.mjs"
import { printTable, writeResults } from "./report.mjs"

const { values } = parseArgs({
  options: {
    short: { type: "boolean", default: false },
    rounds: { type: "string", default: "10" },
    pauses: { type: "string", default: "4" },
    processes: { type: "string", default: "1,2" },
    only: { type: "string" },
    scenario: { type: "string" },
    seed: { type: "string", default: "1" },
    purchases: { type: "string", default: "500" },
    again: { type: "boolean", default: false },
  },
})
const progress = new Progress()
const signal = givenUpBySignal()

/** Injects faults into a shop with this number of engine processes. @param {number} processes */
async function check(processes) {
  const results = await checkFaults({
    ...{ processes, short: values.short, progress, signal },
    rounds: values.short ? 1 : Number(values.rounds),
    pauses: values.short ? 1 : Number(values.pauses),
    kills: values.only !== "scenarios",
    scenarios: values.only !== "kills",
    asked: values.scenario?.split(",") ?? [],
    ...{ seed: Number(values.seed), purchases: Number(values.purchases) },
    fresh: !values.again,
    portOffset: values.only === "scenarios" ? 20 : 0,
    dataDir: join(defaultDataDir, values.only ? `faults-${values.only}` : "faults"),
  })
  progress.say(printTable(results))
  // Only full runs are published in docs/promises.md.
  if (!values.short && !values.scenario && !process.env.FAULT_POINTS) await writeResults(results)
  if (results.findings.length) process.exitCode = 1
}

try {
  for (const processes of values.short ? [2] : values.processes.split(",").map(Number)) await check(processes)
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say([error.message, error.details].filter(Boolean).join("\n"))
  process.exitCode = signal.aborted ? 130 : 1
}
process.exit()
