import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"
import { findChromium } from "./chromium.mjs"
import { checkFaultsShortly } from "./faults.mjs"
import { runJest, runPlaywright } from "./runners.mjs"
import { startTestShop } from "./shop.mjs"
import { checkStatically } from "./static-checks.mjs"
import { Tally } from "./tally.mjs"

/** @typedef {import("../progress.mjs").Progress} Progress */
/** @typedef {{ parts: string[], keep: boolean, progress: Progress, signal: AbortSignal }} TestOptions */

const PARTS = ["static", "unit", "http", "browser", "faults"]

function resultsFolder() {
  const folder = join(defaultDataDir, "test-results")
  mkdirSync(folder, { recursive: true })
  return folder
}

/** @param {TestOptions} options @returns {Promise<{ passed: number, failed: number }>} */
export async function runTests(options) {
  const { parts, progress, signal } = options
  const unknown = parts.find((part) => !PARTS.includes(part))
  if (unknown) throw new StartFailure(`There is no part "${unknown}": they are ${PARTS.join(", ")}.`)
  const wanted = new Set(parts.length > 0 ? parts : PARTS)
  const tally = new Tally()
  if (wanted.has("static")) tally.add(await checkStatically(progress))
  if (wanted.has("unit")) tally.add(await runJest("unit", process.env, resultsFolder()))
  if (wanted.has("http") || wanted.has("browser")) await testShop(tally, wanted, options)
  if (wanted.has("faults") && !signal.aborted) tally.add(await checkFaultsShortly(progress, signal))
  return tally
}

/** What asks a running shop. @param {Tally} tally @param {Set<string>} wanted @param {TestOptions} options */
async function testShop(tally, wanted, { keep, progress, signal }) {
  const results = resultsFolder()
  try {
    // Asked for first: without a browser there is no use in a shop for it.
    const chromium = wanted.has("browser") ? await findChromium(progress) : undefined
    const shop = await startTestShop(progress, signal)
    try {
      if (wanted.has("http")) tally.add(await runJest("http", shop.env, results))
      if (chromium) tally.add(await runPlaywright({ ...shop.env, CHROMIUM_PATH: chromium }, results))
      if (keep)
        await untilAborted(signal, () =>
          progress.say(`\nThe shop is left at ${shop.env.SHOP_URL}; Ctrl-C ends it.`),
        )
    } finally {
      await shop.stop()
    }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    progress.say(`\n${error.message}\n${error.details}`)
    tally.add({ passed: 0, failed: 1 })
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
