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
  const { parts, seed, progress } = options
  const unknown = parts.find((part) => !PARTS.includes(part))
  if (unknown) throw new StartFailure(`There is no part "${unknown}": they are ${PARTS.join(", ")}.`)
  const wanted = new Set(parts.length > 0 ? parts : PARTS)
  const results = resultsFolder()
  const tally = new Tally()
  progress.say(`Tests in the order of seed ${seed}; --seed=${seed} runs them so again.`)
  const withoutShop = async () => {
    if (wanted.has("static")) await tally.add("static", () => checkStatically(progress))
    if (wanted.has("unit")) await tally.add("unit", () => runJest("unit", { seed, results }))
  }
  const withShop = ["http", "browser", "faults"].some((part) => wanted.has(part))
  // The shops are built and started meanwhile: much of that is one program at a time.
  if (withShop) await testShops(tally, wanted, results, withoutShop(), options)
  else await withoutShop()
  for (const line of [...tally.times(), ...tally.judgeFlaky(results)]) progress.say(line)
  return tally
}

/**
 * What asks running shops: over HTTP, then with processes that are killed; by browser at the same time.
 * @param {Tally} tally @param {Set<string>} wanted @param {string} results @param {Promise<void>} others tests that want no shop and run already
 * @param {TestOptions} options
 */
async function testShops(tally, wanted, results, others, { keep, seed, progress, signal }) {
  const http = wanted.has("http") ? WORKERS.http : 0
  try {
    // Asked for first: without a browser there is no use in shops for it.
    const chromium = wanted.has("browser") ? await findChromium(progress) : undefined
    const count = http + (chromium ? WORKERS.browser : 0)
    const shops = await tally.time("build and shops", () => startTestShops(count, progress, signal))
    try {
      await others
      const overHttp = async () => {
        const mine = shops.envs.slice(0, http)
        if (http) await tally.add("http", () => runJest("http", { shops: mine, seed, results }))
        if (wanted.has("faults") && !signal.aborted)
          await tally.add("faults", () => checkFaultsShortly(shops.template, progress, signal))
      }
      const byBrowser = async () => {
        const mine = shops.envs.slice(http)
        if (chromium) await tally.add("browser", () => runPlaywright({ shops: mine, chromium, results }))
      }
      await Promise.all([overHttp(), byBrowser()])
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
    await others
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
