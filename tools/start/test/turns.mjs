import { readFileSync } from "node:fs"
import { join } from "node:path"
import { changedLately, testsOf } from "./changed.mjs"

/**
 * Files of tests that are tried every third day: the administrators' screens and those of the account, whose calls are tried over
 * HTTP; features that a shop can switch off; and what says the same again through another door (the engine's Store API and Admin API,
 * a file that is imported). Each of the three turns costs about as much as the others. Buying, paying, giving back, invoices, VAT,
 * stock and who may do what are tried every day.
 * @type {string[][]}
 */
const TURNS = JSON.parse(readFileSync(join(import.meta.dirname, "turns.json"), "utf8"))

const DAY_MS = 86_400_000

/**
 * The files of the other days' turns, but for those that what was changed lately can break. None rests in a run of everything
 * (`npm run campaigns`).
 * @returns {string[]}
 */
export function restingToday() {
  if (process.env.CAMPAIGNS === "whole") return []
  const turn = (Date.parse(process.env.TEST_DAY ?? "") / DAY_MS) % TURNS.length
  const { isNear } = testsOf(changedLately())
  return TURNS.flatMap((files, index) => (index === turn ? [] : files)).filter((file) => !isNear(file))
}
