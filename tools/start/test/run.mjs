import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"
import { findChromium } from "./chromium.mjs"
import { checkFaultsShortly } from "./faults.mjs"
import { runJest, runPlaywright } from "./runners.mjs"
import { startTestShops } from "./shops.mjs"
import { checkStatically } from "./static-checks.mjs"
import { Tally } from "./tally.mjs"

/** @typedef {import("../progress.mjs").Progress} Progress */
/** @typedef {{ parts: string[], keep: boolean, seed: number, progress: Progress, signal: AbortSignal }} TestOptions */

const PARTS = ["static", "unit", "http", "browser", "faults"]

/** Workers of each runner, each with a shop of its own. More of them than cores: many a test waits. */
const WORKERS = { http: 2, browser: 2 }

function resultsFolder() {
  const folder = join(defaultDataDir, "test-results")
  mkdirSync(folder, { recursive: true })
  return folder
}

/** @param {TestOptions} options @returns {Promise<{ passed: number, failed: number }>} */
export async function runTests(options) {
  const { parts, seed, progress, signal } = options
  const unknown = parts.find((part) => !PARTS.includes(part))
  if (unknown) throw new StartFailure(`There is no part "${unknown}": they are ${PARTS.join(", ")}.`)
  const wanted = new Set(parts.length > 0 ? parts : PARTS)
  const results = resultsFolder()
  const tally = new Tally()
  progress.say(`Tests in the order of seed ${seed}; --seed=${seed} runs them so again.`)
  if (wanted.has("static")) await tally.add("static", () => checkStatically(progress))
  if (wanted.has("unit")) await tally.add("unit", () => runJest("unit", { seed, results }))
  if (wanted.has("http") || wanted.has("browser")) await testShops(tally, wanted, results, options)
  if (wanted.has("faults") && !signal.aborted)
    await tally.add("faults", () => checkFaultsShortly(progress, signal))
  for (const line of [...tally.times(), ...tally.judgeFlaky(results)]) progress.say(line)
  return tally
}

/**
 * What asks running shops: over HTTP and by browser at the same time.
 * @param {Tally} tally @param {Set<string>} wanted @param {string} results @param {TestOptions} options
 */
async function testShops(tally, wanted, results, { keep, seed, progress, signal }) {
  try {
    // Asked for first: without a browser there is no use in shops for it.
    const chromium = wanted.has("browser") ? await findChromium(progress) : undefined
    const http = wanted.has("http") ? WORKERS.http : 0
    const count = http + (chromium ? WORKERS.browser : 0)
    const shops = await tally.time("build and shops", () => startTestShops(count, progress, signal))
    try {
      await Promise.all([
        http && tally.add("http", () => runJest("http", { shops: shops.envs.slice(0, http), seed, results })),
        chromium &&
          tally.add("browser", () => runPlaywright({ shops: shops.envs.slice(http), chromium, results })),
      ])
      if (keep)
        await untilAborted(signal, () =>
          progress.say(`\nThe shop is left at ${shops.envs[0]?.SHOP_URL}; Ctrl-C ends it.`),
        )
    } finally {
      await shops.stop()
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    progress.say(`\n${error.message}\n${error.details}`)
    tally.failed++
  }
}

/** @param {AbortSignal} signal @param {() => void} announce @returns {Promise<void>} */
async function untilAborted(signal, announce) {
  announce()
  // Something to wait for keeps Node from ending.
  const waiting = setInterval(() => {}, 60_000)
  await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }))
  clearInterval(waiting)
}
