import { Breakpoints } from "./breakpoints.mjs"
import { Cast } from "./cast.mjs"
import { isInTurn, KILL_POINTS } from "./points.mjs"
import { killRound } from "./round.mjs"

/** @typedef {import("../scenarios/index.mjs").Outcome} Outcome */

/**
 * @typedef {{ processes: number, rounds: number, hits: number[], tried: number[], findings: string[], slowest: number, audit: import("../audit/index.mjs").Audit | null, pauses: Outcome[] }} KillResult `pauses`: outcome of the paused rounds; `hits`: number of engine deaths at each kill point; `tried`: number of rounds that targeted it
 */

/** Maximum number of rounds, including those that repeat points which were not reached. */
const TRIES = 3

/**
 * Kills an engine process in each of `rounds`, while statements are stopped at the kill points. In `pauses`
 * further rounds, pauses the process instead.
 * @param {import("../shop.mjs").FaultyShop} shop @param {{ rounds: number, pauses: number }} times
 * @param {import("../../../tools/start/progress.mjs").Progress} progress
 * @param {import("../evidence.mjs").Evidence} evidence
 * @returns {Promise<KillResult>}
 */
export async function killAgainAndAgain(shop, { rounds, pauses }, progress, evidence) {
  const breakpoints = await Breakpoints.install(shop)
  const cast = new Cast(shop, await shop.administrator())
  /** @type {KillResult} */
  const result = {
    ...{ processes: shop.engines.length, rounds: 0, findings: [], slowest: 0, audit: null, pauses: [] },
    hits: KILL_POINTS.map(() => 0),
    tried: KILL_POINTS.map(() => 0),
  }
  const tell = async (/** @type {string} */ name, /** @type {string[]} */ findings) => {
    if (!findings.length) return
    for (const finding of findings.slice(0, 12)) progress.say(`      ✗ ${finding}`)
    progress.say(`      evidence: ${await evidence.keep(`${name} ${result.processes}`, findings)}`)
  }
  for (let round = 0; ; round++) {
    const points = pointsOfRound(result, round, rounds)
    if (!points.length) break
    evidence.begin()
    try {
      const came = await killRound({ shop, cast, breakpoints, round, points, progress })
      note(result, round, points, came)
      await tell(`round ${round + 1}`, came.findings)
    } catch (error) {
      result.findings.push(`round ${round + 1} broke off: ${String(error)}`)
      await tell(`round ${round + 1}`, [String(error)])
      break
    }
  }
  for (let round = 0; round < pauses; round++) {
    evidence.begin()
    const outcome = await paused({ shop, cast, breakpoints, round, progress })
    result.pauses.push(outcome)
    await tell(outcome.name, outcome.findings)
  }
  await breakpoints.close()
  return result
}

/**
 * Runs a round that pauses the engine.
 * @param {Omit<Parameters<typeof killRound>[0], "points" | "pauses">} options @returns {Promise<Outcome>}
 */
async function paused(options) {
  const { round } = options
  const points = [...KILL_POINTS.keys()].filter((point) => isInTurn(KILL_POINTS[point], round))
  const name = `A process that stands still at every point and goes on, ${round + 1}`
  try {
    const { reached, findings, seconds } = await killRound({ ...options, points, pauses: true })
    const figures = `${reached.length} of ${points.length} points, books balanced ${seconds} s after the engine resumed`
    return { name, figures, findings }
  } catch (error) {
    return { name, figures: "broke off", findings: [String(error)] }
  }
}

/**
 * Returns the kill points that were armed, but never reached.
 * @param {Pick<KillResult, "hits" | "tried">} result
 */
export const neverReached = ({ hits, tried }) =>
  [...KILL_POINTS.keys()].filter((point) => tried[point] && !hits[point])

/**
 * Returns the points of a round. Extra rounds repeat points that were never reached.
 * @param {KillResult} result @param {number} round @param {number} rounds @returns {number[]}
 */
function pointsOfRound(result, round, rounds) {
  const isTheirTurn = (/** @type {number} */ point) => isInTurn(KILL_POINTS[point], round)
  if (round < rounds) return [...KILL_POINTS.keys()].filter(isTheirTurn)
  if (round >= TRIES) return []
  const missed = neverReached(result)
  const turns = new Set(missed.map((point) => KILL_POINTS[point]?.turn).filter((turn) => turn !== undefined))
  return turns.size < 2 ? missed : missed.filter(isTheirTurn)
}

/**
 * Adds the outcome of a round to the result.
 * @param {KillResult} result @param {number} round @param {number[]} points @param {Awaited<ReturnType<typeof killRound>>} came
 */
function note(result, round, points, { reached, findings, seconds, audit }) {
  result.rounds = round + 1
  for (const point of points) result.tried[point] = (result.tried[point] ?? 0) + 1
  for (const point of reached) result.hits[point] = (result.hits[point] ?? 0) + 1
  result.findings.push(...findings.map((finding) => `round ${round + 1}: ${finding}`))
  result.slowest = Math.max(result.slowest, seconds)
  result.audit = audit
}
