import { join } from "node:path"
import { StartFailure } from "../../tools/start/failure.mjs"
import { defaultDataDir } from "../../tools/start/paths.mjs"
import { Progress } from "../../tools/start/progress.mjs"
import { givenUpBySignal } from "../../tools/start/processes/task.mjs"
import { compare } from "./measure.mjs"
import { readOptions, USUAL_LOG_LEVEL, USUAL_PRODUCTS } from "./options.mjs"
import { profileOf } from "./profile.mjs"
import { hasMissed, printed, printedFigure, writeReport } from "./report.mjs"
import { keep } from "./results.mjs"
import { startBenchShop } from "./shop.mjs"

const progress = new Progress()
const signal = givenUpBySignal()

/** @param {import("./options.mjs").Options} options */
async function main({ scenarios, rounds, ...options }) {
  const dataDir = join(defaultDataDir, "bench", String(options.products))
  const requested = { ...options, dataDir, progress, signal }
  /** @type {Map<string, import("./measure.mjs").Comparison[]>} */
  const compared = new Map()
  const shop = await startBenchShop(requested)
  try {
    for (const { name, pairs } of scenarios) {
      if (!pairs) continue
      const comparisons = []
      for (const pair of await pairs(shop, requested)) {
        const comparison = await progress.step(`Measuring: ${pair.name}`, () =>
          compare(wantedAt(options.products, pair), rounds),
        )
        progress.say(`${printed(comparison)}\n`)
        if (options.profile) progress.say(await profileOf(pair, shop, join(defaultDataDir, "profiles")))
        comparisons.push(comparison)
        compared.set(name, comparisons)
        // Stored after each pair, so that an interrupted run keeps its finished results.
        await note(options, name, { comparisons, figures: [], rounds })
      }
    }
  } finally {
    await shop.stop()
  }
  for (const { name, figures } of scenarios) {
    if (!figures) continue
    const measured = await figures(requested)
    for (const figure of measured) progress.say(printedFigure(figure))
    const comparisons = compared.get(name) ?? []
    await note(options, name, { comparisons, figures: measured, rounds: comparisons.length ? rounds : 1 })
  }
}

/**
 * Removes targets that are ratios for larger shops, because only response times matter there.
 * @param {number} products
 * @param {import("./scenarios/index.mjs").Pair} pair
 * @returns {import("./scenarios/index.mjs").Pair}
 */
const wantedAt = (products, pair) =>
  products === USUAL_PRODUCTS ? pair : { ...pair, target: { p95Ms: pair.target?.p95Ms } }

/**
 * Stores and reports the results of a scenario. Exit status 1 if a target is missed.
 * @param {Pick<import("./options.mjs").Options, "products" | "profile" | "logLevel">} options @param {string} scenario
 * @param {Parameters<typeof keep>[2]} measured
 */
async function note({ products, profile, logLevel }, scenario, measured) {
  if (hasMissed(measured)) process.exitCode = 1
  // Results with profiling or without logs are not stored, because both change the speed.
  if (!profile && logLevel === USUAL_LOG_LEVEL) await writeReport(await keep(products, scenario, measured))
}

try {
  await main(readOptions(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  progress.say([error.message, error.details].filter(Boolean).join("\n"))
  process.exitCode = 1
}
