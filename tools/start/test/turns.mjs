import { changedLately, filesWith, testsOf } from "./changed.mjs"

/** How a file of tests begins that is not tried each day. */
const IN_TURN = "^// In turn: every third day"
const DAYS = 3

const DAY_MS = 86_400_000

/**
 * Files of tests that say of themselves that they are tried every third day: of the administrators' screens and the account's, whose
 * calls are tried over HTTP; of features that a shop can switch off; and what says the same again through another door. Neighbours have
 * different days.
 * @returns {string[][]} by the day
 */
export function filesInTurn() {
  const files = filesWith(IN_TURN, ["*.http.spec.ts", "*.e2e.ts"]).sort()
  return Array.from({ length: DAYS }, (_, day) => files.filter((_, index) => index % DAYS === day))
}

/** Of the days on which something is tried, whether one of them is today; all are in a run of everything (`npm run campaigns`). */
export const isTurnOf = (/** @type {number} */ day) =>
  process.env.CAMPAIGNS === "whole" || (Date.parse(process.env.TEST_DAY ?? "") / DAY_MS) % DAYS === day

/**
 * The files of the other days' turns, but for those that what was changed lately can break.
 * @returns {string[]}
 */
export function restingToday() {
  const { isNear } = testsOf(changedLately())
  return filesInTurn()
    .flatMap((files, day) => (isTurnOf(day) ? [] : files))
    .filter((file) => !isNear(file))
}
