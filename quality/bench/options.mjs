import { parseArgs } from "node:util"
import { StartFailure } from "../../tools/start/failure.mjs"
import { SCENARIOS } from "./scenarios/index.mjs"

/**
 * @typedef {object} Options
 * @property {number} products number of products
 * @property {number} rounds number of measurements of each side; the median counts
 * @property {import("./scenarios/index.mjs").Scenario[]} scenarios
 * @property {boolean} profile true writes a profile of the engine
 * @property {boolean} again true uses the database of the last run of this size
 * @property {string} logLevel of engine and edge
 */

export const USUAL_PRODUCTS = 200
export const USUAL_LOG_LEVEL = "info"

export const USAGE = `npm run bench -- [--products ${USUAL_PRODUCTS}] [--rounds 5] [--only NAME]… [--profile] [--again] [--log-level ${USUAL_LOG_LEVEL}]
NAME is one of: ${SCENARIOS.map(({ name }) => name).join(", ")}`

/** @param {string[]} args @returns {Options} */
export function readOptions(args) {
  const { values } = parsed(args)
  const only = values.only ?? []
  const unknown = only.find((requested) => !SCENARIOS.some(({ name }) => name === requested))
  if (unknown !== undefined) throw new StartFailure(`There is no scenario "${unknown}".`, USAGE)
  return {
    products: whole("products", values.products),
    rounds: whole("rounds", values.rounds),
    scenarios: SCENARIOS.filter(({ name, isExtra }) => (only.length ? only.includes(name) : !isExtra)),
    profile: values.profile,
    again: values.again,
    logLevel: values["log-level"],
  }
}

/** @param {string[]} args */
function parsed(args) {
  try {
    return parseArgs({
      args,
      options: {
        products: { type: "string", default: String(USUAL_PRODUCTS) },
        rounds: { type: "string", default: "5" },
        only: { type: "string", multiple: true },
        profile: { type: "boolean", default: false },
        again: { type: "boolean", default: false },
        "log-level": { type: "string", default: USUAL_LOG_LEVEL },
      },
    })
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error), USAGE)
  }
}

/** @param {string} name @param {string} text @returns {number} */
function whole(name, text) {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new StartFailure(`--${name} must be an integer of at least 1.`, USAGE)
}
