import { join } from "node:path"
import { Progress } from "../backend/start/progress.mjs"
import { defaultDataDir } from "../backend/start/paths.mjs"
import { stopTasks } from "../backend/start/task.mjs"
import { measure } from "./measure.mjs"
import { subjectsOf } from "./subjects.mjs"
import { missedTargets, printTable, writeReport } from "./report.mjs"
import { startBenchShop } from "./shop.mjs"

/** How many products the shop has while it is measured. */
const PRODUCTS = 200
/** Each subject is measured so often, in turn with its counterpart; the median counts. */
const ROUNDS = 5

const progress = new Progress()
const giveUp = new AbortController()
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.once(signal, () => giveUp.abort())
giveUp.signal.addEventListener("abort", stopTasks)

const shop = await startBenchShop({
  dataDir: join(defaultDataDir, "bench"),
  products: PRODUCTS,
  progress,
  signal: giveUp.signal,
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
