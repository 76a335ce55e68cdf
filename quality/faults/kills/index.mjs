import { Breakpoints } from "./breakpoints.mjs"
import { KILL_POINTS, roundsOf } from "./points.mjs"
import { Cast, killRound } from "./round.mjs"

/**
 * @typedef {{ processes: number, rounds: number, hits: number[], findings: string[], slowest: number, audit: import("../books/index.mjs").Audit | null }} KillResult
 *   `hits`: how often the engine died at each kill point
 */

/** A point where nobody stood yet is tried again, up to so many rounds. */
const TRIES = 3

/**
 * Kills the engine, round after round.
 * @param {import("../shop.mjs").FaultyShop} shop @param {number} rounds
 * @param {import("../../../tools/start/progress.mjs").Progress} progress @param {import("../evidence.mjs").Evidence} evidence
 * @returns {Promise<KillResult>}
 */
export async function killAgainAndAgain(shop, rounds, progress, evidence) {
  const breakpoints = await Breakpoints.install(shop)
  const cast = new Cast(shop, await shop.administrator())
  /** @type {KillResult} */
  const result = {
    ...{ processes: shop.engines.length, rounds: 0, findings: [], slowest: 0, audit: null },
    hits: KILL_POINTS.map(() => 0),
  }
  const wanted = () =>
    result.rounds < rounds || (result.rounds < TRIES && neverStoodAt(result.hits, result.rounds).length > 0)
  const tell = async (/** @type {number} */ round, /** @type {string[]} */ findings) => {
    if (!findings.length) return
    for (const finding of findings.slice(0, 12)) progress.say(`      ✗ ${finding}`)
    progress.say(`      kept in ${await evidence.keep(`kills ${result.processes} ${round + 1}`, findings)}`)
  }
  for (let round = 0; wanted(); round++) {
    evidence.begin()
    try {
      const came = await killRound({ shop, cast, breakpoints, round, progress })
      note(result, round, came)
      await tell(round, came.findings)
    } catch (error) {
      // What came before still counts, and this is told.
      result.findings.push(`round ${round + 1} broke off: ${String(error)}`)
      await tell(round, [String(error)])
      break
    }
  }
  await breakpoints.close()
  return result
}

/** The points that were tried and that nobody reached in any round. @param {number[]} hits @param {number} rounds */
export const neverStoodAt = (hits, rounds) =>
  KILL_POINTS.filter((point, index) => !hits[index] && roundsOf(point, rounds) > 0)

/** @param {KillResult} result @param {number} round @param {Awaited<ReturnType<typeof killRound>>} came */
function note(result, round, { standing, findings, seconds, audit }) {
  result.rounds = round + 1
  for (const point of standing) result.hits[point] = (result.hits[point] ?? 0) + 1
  result.findings.push(...findings.map((finding) => `round ${round + 1}: ${finding}`))
  result.slowest = Math.max(result.slowest, seconds)
  result.audit = audit
}
