import { existsSync, readFileSync } from "node:fs"
import { dirname, resolve } from "node:path"
import { StartFailure } from "../failure.mjs"

/** Path of the API call that creates an import, by kind. */
const CALLS = {
  products: "/imports",
  customers: "/imports/customers",
  newsletter: "/imports/newsletter",
  orders: "/imports/orders",
  promotions: "/imports/promotions",
  reviews: "/imports/reviews",
  trade_prices: "/imports/trade_prices",
  gift_cards: "/imports/gift_cards",
}
const LAYOUTS = ["woocommerce", "shopify", "prestashop", "magento", "medusa", "lightspeed", "ecwid"]

/**
 * @typedef {object} Step files of one kind, with the answers to their questions
 * @property {string} kind
 * @property {string} path of the call
 * @property {string[]} files
 * @property {Record<string, unknown>} reading
 */

/**
 * Returns a step of an import, as a command line or a plan file describes it.
 * @param {string} named a kind, or the system that wrote the product files
 * @param {string[]} files @param {Record<string, unknown>} answers
 * @returns {Step} @throws StartFailure
 */
export function stepOf(named, files, answers) {
  const layout = LAYOUTS.find((each) => each === named)
  const kind = layout ? "products" : named
  const path = CALLS[/** @type {keyof typeof CALLS} */ (kind)]
  if (!path)
    throw new StartFailure(
      `"${named}" is no kind of file. Kinds: ${[...Object.keys(CALLS), ...LAYOUTS].join(", ")}.`,
    )
  if (!files.length) throw new StartFailure(`Name the files of ${named}.`)
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new StartFailure(`The file ${missing} does not exist.`)
  return { kind, path, files, reading: { ...(layout && { layout }), ...answers } }
}

/**
 * Reads a plan: `{"steps": [{"kind": "customers", "files": ["customers.csv"], "reading": {…}}]}`. Paths are relative to
 * the plan.
 * @param {string} file @returns {Step[]} @throws StartFailure
 */
export function readPlan(file) {
  if (!existsSync(file)) throw new StartFailure(`The plan ${file} does not exist.`)
  /** @type {{ steps?: { kind?: string, files?: string[], reading?: Record<string, unknown> }[] }} */
  let plan
  try {
    plan = JSON.parse(readFileSync(file, "utf8"))
  } catch (error) {
    throw new StartFailure(`${file} is not valid JSON.`, String(error))
  }
  if (!Array.isArray(plan.steps) || plan.steps.length === 0)
    throw new StartFailure(`${file} needs "steps": a list of {"kind", "files", "reading"}.`)
  return plan.steps.map(({ kind = "", files = [], reading = {} }) =>
    stepOf(
      kind,
      files.map((each) => resolve(dirname(file), each)),
      reading,
    ),
  )
}
