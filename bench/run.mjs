import { join } from "node:path"
import { Progress } from "../backend/start/progress.mjs"
import { defaultDataDir } from "../backend/start/paths.mjs"
import { givenUpBySignal } from "../backend/start/task.mjs"
import { measure } from "./measure.mjs"
import { subjectsOf } from "./subjects.mjs"
import { missedTargets, printTable, writeReport } from "./report.mjs"
import { startBenchShop } from "./shop.mjs"

/** How many products the shop has while it is measured. */
const PRODUCTS = 200
/** Each subject is measured so often, in turn with its counterpart; the median counts. */
const ROUNDS = 5

const progress = new Progress()
const signal = givenUpBySignal()

const shop = await startBenchShop({
  dataDir: join(defaultDataDir, "bench"),
  products: PRODUCTS,
  progress,
  signal,
})
try {
  const comparisons = await measure(await subjectsOf(shop), { rounds: ROUNDS, progress })
  progress.say(printTable(comparisons))
  await writeReport(comparisons, { products: PRODUCTS, rounds: ROUNDS })
  for (const line of missedTargets(comparisons)) {
    progress.say(`✗ ${line}`)
    process.exitCode = 1
  }
} finally {
  await shop.stop()
}
