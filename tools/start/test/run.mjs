import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { StartFailure } from "../failure.mjs"
import { defaultDataDir } from "../paths.mjs"
import { findChromium } from "./chromium.mjs"
import { checkFaultsShortly } from "./faults.mjs"
import { keepShops, keptShops } from "./kept-shops.mjs"
import { runJest, runPlaywright } from "./runners.mjs"
import { serversOf, watchServers } from "./servers.mjs"
import { startTestShops } from "./shops.mjs"
import { checkStatically } from "./static-checks.mjs"
import { Tally } from "./tally.mjs"
import { freeCores, workerCount } from "./workers.mjs"

/** @typedef {import("./selection.mjs").Selection} Selection */
/**
 * @typedef {object} TestOptions
 * @property {Selection} selection
 * @property {boolean} keep true keeps the shops for later runs
 * @property {number} [seed] of order and inputs; default: fixed
 * @property {import("../progress.mjs").Progress} progress
 * @property {AbortSignal} signal
 */
/** @typedef {TestOptions & { results: string, tally: Tally, workers: number }} Run */

function resultsFolder() {
  const folder = join(defaultDataDir, "test-results")
  mkdirSync(folder, { recursive: true })
  return folder
}

/**
 * Runs the selected parts one after another, because parallel parts would slow each other down by more than they save.
 * @param {TestOptions} options @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runTests(options) {
  const { selection, keep, progress } = options
  const workers = workerCount(await freeCores())
  /** @type {Run} */
  const run = { ...options, results: resultsFolder(), tally: new Tally(), workers }
  const { tally } = run
  if (selection.static) await tally.add("static", () => checkStatically(progress))
  if (selection.unit) await testUnits(run, selection.unit)
  try {
    if (selection.browser || selection.http || selection.faults || keep) await testShops(run)
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    const { message: cause, details } = error
    await tally.add("shops", async () => ({
      passed: 0,
      failed: 1,
      failures: [{ name: cause, cause: details }],
    }))
  }
  for (const line of [...tally.times(), ...tally.judgeFlaky(run.results), ...tally.failures()])
    progress.say(line)
  return tally
}

/** @param {Run} run @param {string[]} more */
const testUnits = ({ tally, workers, seed, results }, more) =>
  tally.add("unit", () => runJest("unit", { workers, seed, results, more }))

/** Runs the browser, HTTP and fault tests, which need running shops. @param {Run} run */
async function testShops(run) {
  const { selection, keep, tally, workers, progress, signal } = run
  // Looks for the browser before the shops start, so that a missing browser is reported at once.
  const chromium = selection.browser ? await findChromium(progress) : undefined
  const isPart = [selection.browser, selection.http].some((words) => words && words.length > 0)
  const runningShops = isPart && !keep ? await tally.time("kept shops", () => keptShops()) : null
  if (runningShops) return testOn(runningShops, run, chromium)
  const count = selection.browser || selection.http || keep ? workers : 0
  const shops = await tally.time("build and shops", () => startTestShops(count, progress, signal))
  try {
    if (count) await testOn(shops.envs, run, chromium)
    if (selection.faults) {
      // Ends the shops first, because the fault tests need their memory and processor time.
      if (!keep) await shops.end(0)
      await tally.add("faults", () => checkFaultsShortly(shops.template, progress, signal))
    }
    if (keep) await keepShops(shops, progress, signal)
  } finally {
    await shops.stop()
  }
}

/**
 * Runs the browser and HTTP tests against running shops.
 * @param {NodeJS.ProcessEnv[]} shops @param {Run} run @param {string | undefined} chromium
 */
async function testOn(shops, { selection, seed, results, tally, progress }, chromium) {
  const stopWatching = watchServers(serversOf(shops), (line) => progress.say(line))
  try {
    const { browser, http } = selection
    if (browser && chromium)
      await tally.add("browser", () => runPlaywright({ shops, chromium, seed, results, more: browser }))
    if (http) await tally.add("http", () => runJest("http", { shops, seed, results, more: http }))
  } finally {
    const failures = stopWatching()
    if (failures.length)
      await tally.add("servers", async () => ({ passed: 0, failed: failures.length, failures }))
  }
}
