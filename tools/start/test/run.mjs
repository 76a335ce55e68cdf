import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"
import { changedFiles, testsOf } from "./changed.mjs"
import { findChromium } from "./chromium.mjs"
import { checkFaultsShortly } from "./faults.mjs"
import { keepShops, keptShops } from "./kept.mjs"
import { keepPassed, passedBefore } from "./passed-before.mjs"
import { runJest, runPlaywright } from "./runners.mjs"
import { startTestShops } from "./shops.mjs"
import { checkStatically } from "./static-checks.mjs"
import { Tally } from "./tally.mjs"
import { restingToday } from "./turns.mjs"

/** @typedef {import("../progress.mjs").Progress} Progress */
/** @typedef {import("./shops.mjs").TestShops} TestShops */
/** @typedef {{ parts: string[], keep: boolean, since?: string, seed: number, anew: boolean, progress: Progress, signal: AbortSignal }} TestOptions */

const PARTS = ["static", "unit", "http", "browser", "faults"]

/** Workers of each runner, each with a shop of its own. More of them than cores: many a test waits. */
const WORKERS = { http: 3, browser: 2 }
/** Shops for the tests of a change. Each is started anew for it and is slow at first: on two cores a third one takes more than it gives. */
const KEPT = 2

function resultsFolder() {
  const folder = join(defaultDataDir, "test-results")
  mkdirSync(folder, { recursive: true })
  return folder
}

/** @param {TestOptions} options @returns {Promise<{ passed: number, failed: number }>} */
export async function runTests(options) {
  const { parts, keep, since, seed, progress } = options
  const unknown = parts.find((part) => !PARTS.includes(part))
  if (unknown) throw new StartFailure(`There is no part "${unknown}": they are ${PARTS.join(", ")}.`)
  // Shops that are kept are for runs that follow: without a part named, nothing is tried on them first.
  const wanted = new Set(parts.length > 0 || keep ? parts : PARTS)
  const results = resultsFolder()
  const tally = new Tally()
  progress.say(`Tests in the order of seed ${seed}; --seed=${seed} runs them so again.`)
  if (since) return testChange(tally, results, { ...options, since })
  const withoutShop = async () => {
    if (wanted.has("static")) await tally.add("static", () => checkStatically(progress))
    if (wanted.has("unit")) await tally.add("unit", () => unitTests(results, options))
  }
  const withShop = ["http", "browser", "faults"].some((part) => wanted.has(part))
  // The shops are built and started meanwhile: much of that is one program at a time.
  if (withShop || keep) await testShops(tally, wanted, results, withoutShop(), options)
  else await withoutShop()
  for (const line of [...tally.times(), ...tally.failures(), ...tally.judgeFlaky(results)]) progress.say(line)
  return tally
}

/**
 * Tests without a shop. In a run of everything they are not tried again with the very same files that all of them passed with.
 * @param {string} results @param {TestOptions} options
 */
async function unitTests(results, { seed, anew, progress }) {
  // Asked in any case: it notes what the files are before anything is tried.
  const before = passedBefore("unit")
  if (before !== undefined && !anew) {
    progress.say(`Passed with the same files before: ${before} unit tests.`)
    return { passed: before, failed: 0 }
  }
  const result = await runJest("unit", { seed, results })
  if (result.failed === 0) keepPassed("unit", result.passed)
  return result
}

/**
 * What asks running shops, at the same time, as each waits for much: over HTTP, by browser, and two processes that are killed.
 * @param {Tally} tally @param {Set<string>} wanted @param {string} results @param {Promise<void>} others tests that want no shop and run already
 * @param {TestOptions} options
 */
async function testShops(tally, wanted, results, others, { keep, seed, progress, signal }) {
  const http = wanted.has("http") ? WORKERS.http : 0
  const resting = wanted.has("http") || wanted.has("browser") ? restingToday() : []
  if (resting.length)
    progress.say(
      `${resting.length} files of tests have their turn tomorrow or the day after; npm run campaigns tries all.`,
    )
  try {
    // Asked for first: without a browser there is no use in shops for it.
    const chromium = wanted.has("browser") ? await findChromium(progress) : undefined
    const count = http + (chromium ? WORKERS.browser : 0) || (keep ? KEPT : 0)
    const shops = await tally.time("build and shops", () => startTestShops(count, progress, signal))
    try {
      await others
      const overHttp = async () => {
        const mine = shops.envs.slice(0, http)
        await tally.add("http", () => runJest("http", { shops: mine, seed, results, resting }))
        if (!keep) await shops.end(0, http)
      }
      const byBrowser = async (/** @type {string} */ chromium) => {
        const mine = shops.envs.slice(http)
        await tally.add("browser", () => runPlaywright({ shops: mine, chromium, results, resting }))
        if (!keep) await shops.end(http)
      }
      await Promise.all([
        http && overHttp(),
        chromium && byBrowser(chromium),
        wanted.has("faults") &&
          tally.add("faults", () => checkFaultsShortly(shops.template, progress, signal)),
      ])
      if (keep) await keepShops(shops, progress, signal)
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

/**
 * The inner loop: what a change can break, on shops that another run keeps (`npm test -- --keep`) or that are started now.
 * @param {Tally} tally @param {string} results @param {TestOptions & { since: string }} options
 */
async function testChange(tally, results, { since, seed, progress, signal }) {
  const { unit, http, browser } = testsOf(changedFiles(since))
  // Shops that are kept take the change meanwhile.
  const taken = http.length + browser.length > 0 ? keptShops() : null
  taken?.catch(() => {}) // told where it is waited for
  if (unit.length) await tally.add("unit", () => runJest("unit", { seed, results, more: unit }))
  if (taken) {
    const kept = await tally.time("the kept shops take the change", () => taken)
    const started = kept ? null : await startTestShops(KEPT, progress, signal)
    const shops = kept ?? started?.envs ?? []
    try {
      if (http.length) await tally.add("http", () => runJest("http", { shops, seed, results, more: http }))
      if (browser.length) {
        const chromium = await findChromium(progress)
        await tally.add("browser", () => runPlaywright({ shops, chromium, results, more: browser }))
      }
    } finally {
      await started?.stop()
    }
  }
  for (const line of [...tally.times(), ...tally.failures()]) progress.say(line)
  return tally
}
