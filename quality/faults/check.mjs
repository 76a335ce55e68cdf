import { Evidence } from "./evidence.mjs"
import { killAgainAndAgain, neverReached } from "./kills/index.mjs"
import { KILL_POINTS } from "./kills/points.mjs"
import {
  fullDisk,
  lostRows,
  mailOutage,
  mountSmallDisk,
  oddDays,
  outage,
  programWebhooks,
  restored,
  rush,
  shutdown,
  splitPayments,
  stripeTrouble,
  tamperedLedger,
  unmountSmallDisk,
  webhooksAstray,
} from "./scenarios/index.mjs"
import { FaultyShop } from "./shop.mjs"
import { StartFailure } from "../../tools/start/failure.mjs"

/** @typedef {import("../../tools/start/progress.mjs").Progress} Progress */
/** @typedef {import("./scenarios/index.mjs").Outcome} Outcome */

/**
 * @typedef {object} Results
 * @property {number} processes number of engine processes
 * @property {number} rounds
 * @property {number[] | null} hits number of engine deaths at each kill point; null without kills
 * @property {number[] | null} tried number of rounds that targeted each point
 * @property {number} slowest maximum seconds until the books balanced
 * @property {import("./audit/index.mjs").Audit | null} audit after the last round
 * @property {Outcome[]} outcomes
 * @property {string[]} killFindings errors after kills
 * @property {string[]} findings all errors
 */

/**
 * @typedef {{ processes: number, rounds: number, pauses?: number, short: boolean, kills: boolean, scenarios: boolean, asked?: string[], seed?: number, purchases?: number, dataDir: string, engineDatabaseUrl?: string, portOffset?: number, fresh?: boolean, env?: NodeJS.ProcessEnv, progress: Progress, signal: AbortSignal }} Options
 */

/**
 * Starts a shop, injects the faults, and returns the results.
 * @param {Options} options @returns {Promise<Results>}
 */
export async function checkFaults(options) {
  const { processes: engines, dataDir, engineDatabaseUrl, portOffset, fresh, progress, signal } = options
  const uploads = `${dataDir}-uploads`
  const disk = !options.short && options.scenarios && mountSmallDisk(uploads)
  try {
    const env = { ...options.env, ...(disk && { UPLOADS_DIR: uploads }) }
    const shop = await FaultyShop.start({
      ...{ dataDir, engineDatabaseUrl, engines, kills: options.kills },
      ...{ portOffset, fresh, progress, signal, env },
    })
    try {
      return await Promise.race([breakShop(shop, options, disk ? uploads : null), givenUp(signal)])
    } finally {
      await shop.stop()
    }
  } finally {
    if (disk) unmountSmallDisk(uploads)
  }
}

/**
 * Runs the kill rounds and the scenarios on a running shop.
 * @param {FaultyShop} shop @param {Options} options @param {string | null} disk @returns {Promise<Results>}
 */
async function breakShop(shop, options, disk) {
  const evidence = new Evidence(shop)
  const kills = options.kills
    ? await killAgainAndAgain(shop, { pauses: 0, ...options }, options.progress, evidence)
    : null
  // The short scenarios work with any settings, so the restart is skipped: it takes 7 s of processor time per
  // engine.
  if (kills && options.scenarios && !options.short) await shop.becomeOrdinary()
  const scenarios = options.scenarios ? await tryScenarios(shop, options, disk, evidence) : []
  const outcomes = [...(kills?.pauses ?? []), ...scenarios]
  const killFindings = kills ? [...kills.findings, ...missedOf(kills)] : []
  return {
    ...{ processes: options.processes, rounds: kills?.rounds ?? 0, outcomes, killFindings },
    hits: kills?.hits ?? null,
    tried: kills?.tried ?? null,
    slowest: kills?.slowest ?? 0,
    audit: kills?.audit ?? null,
    findings: [
      ...killFindings,
      ...outcomes.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`)),
    ],
  }
}

/** Rejects when the signal is aborted. @param {AbortSignal} signal @returns {Promise<never>} */
const givenUp = (signal) =>
  new Promise((_, reject) => {
    const end = () => reject(new StartFailure("Cancelled."))
    if (signal.aborted) end()
    else signal.addEventListener("abort", end, { once: true })
  })

/**
 * Reports kill points that no round reached, because they remain untested.
 * @param {import("./kills/index.mjs").KillResult} kills
 */
const missedOf = (kills) =>
  neverReached(kills).map((point) => `never killed when ${KILL_POINTS[point]?.name}`)

/**
 * Returns the scenarios by name.
 * @param {FaultyShop} shop @param {Options} options @param {string | null} disk @returns {Record<string, () => Promise<Outcome>>}
 */
const scenariosOf = (shop, { seed = 1, purchases = 500 }, disk) => ({
  rush: () => rush(shop, { shoppers: 200, units: 50 }),
  audit: () => tamperedLedger(shop),
  lost: () => lostRows(shop),
  webhooks: () => webhooksAstray(shop),
  programs: () => programWebhooks(shop),
  stripe: () => stripeTrouble(shop),
  odd: () => oddDays(shop),
  balances: () => splitPayments(shop, { purchases, seed }),
  outage: () => outage(shop),
  shutdown: () => shutdown(shop),
  mail: () => mailOutage(shop),
  backup: () => restored(shop),
  ...(disk && { disk: () => fullDisk(shop, disk) }),
})

/**
 * Returns the scenarios of a short run.
 * @param {FaultyShop} shop @returns {Record<string, () => Promise<Outcome>>}
 */
const shortScenariosOf = (shop) => ({
  rush: () => rush(shop, { shoppers: 40, units: 10 }),
  audit: () => tamperedLedger(shop),
})

/**
 * Runs the requested scenarios in sequence.
 * @param {FaultyShop} shop @param {Options} options @param {string | null} disk @param {Evidence} evidence @returns {Promise<Outcome[]>}
 */
async function tryScenarios(shop, options, disk, evidence) {
  const { short, progress, asked = [] } = options
  const scenarios = Object.entries(short ? shortScenariosOf(shop) : scenariosOf(shop, options, disk))
  const requested = scenarios.filter(([name]) => !asked.length || asked.includes(name))
  /** @type {Outcome[]} */
  const outcomes = []
  for (const [name, scenario] of requested) {
    evidence.begin()
    const outcome = await scenario().catch((error) => failed(name, error))
    outcomes.push(outcome)
    progress.say(`  ${outcome.findings.length ? "✗" : "✓"} ${outcome.name}: ${outcome.figures}`)
    for (const finding of outcome.findings.slice(0, 12)) progress.say(`      ✗ ${finding}`)
    if (outcome.findings.length)
      progress.say(`      evidence: ${await evidence.keep(name, outcome.findings)}`)
  }
  return outcomes
}

/**
 * Returns the outcome of a scenario that threw an error.
 * @param {string} name @param {unknown} error @returns {Outcome}
 */
const failed = (name, error) => ({
  name,
  figures: "broke off",
  findings: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
})
