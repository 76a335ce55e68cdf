import { join } from "node:path"
import { StartFailure } from "../backend/start/failure.mjs"
import { defaultDataDir } from "../backend/start/paths.mjs"
import { Progress } from "../backend/start/progress.mjs"
import { givenUpBySignal } from "../backend/start/task.mjs"
import { compare } from "./measure.mjs"
import { readOptions } from "./options.mjs"
import { profileOf } from "./profile.mjs"
import { hasMissed, printed, printedFigure, writeReport } from "./report.mjs"
import { keep } from "./results.mjs"
import { startBenchShop } from "./shop.mjs"

const progress = new Progress()
const signal = givenUpBySignal()

/** @param {import("./options.mjs").Options} options */
async function main({ scenarios, rounds, ...options }) {
  const dataDir = join(defaultDataDir, "bench", String(options.products))
  const wanted = { ...options, dataDir, progress, signal }
  const shop = await startBenchShop(wanted)
  try {
    for (const { name, pairs } of scenarios) {
      if (!pairs) continue
      const comparisons = []
      for (const pair of await pairs(shop)) {
        const comparison = await progress.step(`Measuring: ${pair.name}`, () => compare(pair, rounds))
        progress.say(`${printed(comparison)}\n`)
        if (options.profile) progress.say(await profileOf(pair, shop, join(defaultDataDir, "profiles")))
        comparisons.push(comparison)
      }
      await note(options, name, { comparisons, figures: [], rounds })
    }
  } finally {
    await shop.stop()
  }
  for (const { name, figures } of scenarios) {
    if (!figures) continue
    const measured = await figures(wanted)
    for (const figure of measured) progress.say(printedFigure(figure))
    await note(options, name, { comparisons: [], figures: measured, rounds: 1 })
  }
}

/**
 * @param {Pick<import("./options.mjs").Options, "products" | "profile">} options @param {string} scenario
 * @param {Parameters<typeof keep>[2]} measured
 */
async function note({ products, profile }, scenario, measured) {
  if (hasMissed(measured)) process.exitCode = 1
  // A profiler costs time: its figures are nobody's.
  if (!profile) await writeReport(keep(products, scenario, measured))
}

try {
  await main(readOptions(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say([error.message, error.details].filter(Boolean).join("\n"))
  process.exitCode = 1
}
