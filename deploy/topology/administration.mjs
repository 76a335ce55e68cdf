import { performance } from "node:perf_hooks"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { Administrator, Shopper } from "../../quality/faults/shopper.mjs"
import { until } from "../../quality/faults/until.mjs"
import { latencyOf } from "./latency.mjs"

/** @typedef {import("./topology.mjs").Topology} Topology */
/** @typedef {import("./latency.mjs").Latency} Latency in milliseconds */
/**
 * @typedef {object} Administration time that administrative work takes with a large catalogue
 * @property {number} products
 * @property {Record<"page" | "words" | "soldOut", Latency>} lists pages of the product list
 * @property {number} exported seconds to export all prices
 * @property {number} checked seconds to read and validate the file with new prices
 * @property {number} carriedOut seconds to apply all prices
 * @property {number} changes number of changed prices
 * @property {Latency} meanwhile cart writes during the change
 */

const PAGES = 12
/** Timeout in milliseconds, much longer than any import. */
const TIMEOUT = 1_800_000

/**
 * Measures lists, an export and an import of all products, and shoppers' response times during the import.
 * @param {Topology} topology @returns {Promise<Administration>}
 */
export async function administrationCost({ products, front, servers: [server = ""], env }) {
  const administrator = await Administrator.signIn(front, env)
  const list = (/** @type {string} */ query) => async (/** @type {number} */ turn) => {
    const page = `limit=50&offset=${(turn * 50) % products}`
    must(await administrator.ask("GET", `/api/admin/products?${page}${query}`))
  }
  const lists = {
    page: await latencyOf(list(""), { times: PAGES, connections: 1 }),
    words: await latencyOf(list("&search=noix%20decort"), { times: PAGES, connections: 1 }),
    soldOut: await latencyOf(list("&out_of_stock_only=true"), { times: PAGES, connections: 1 }),
  }
  const [exported, file] = await timed(async () =>
    must(await administrator.ask("GET", "/api/admin/products/export.csv")),
  )
  const [checked, { id, changes }] = await timed(async () =>
    must(await administrator.ask("POST", "/api/admin/imports?file_name=prices.csv", { raw: dearer(file) })),
  )
  must(await administrator.ask("POST", `/api/admin/imports/${id}/run`))
  let isDone = false
  const [carriedOut, meanwhile] = await timed(() => {
    const wait = until(
      "the import to be done",
      async () =>
        (isDone = must(await administrator.ask("GET", `/api/admin/imports/${id}`)).state === "done"),
      TIMEOUT,
      500,
    )
    return Promise.all([shop(server, () => isDone), wait]).then(([latency]) => latency)
  })
  return { products, lists, exported, checked, carriedOut, changes, meanwhile }
}

/** Returns the exported products with higher prices. @param {string} file CSV of the export @returns {Blob} */
function dearer(file) {
  const [heading = "", ...lines] = file.trimEnd().split("\r\n")
  const [sku, price] = ["sku", "price"].map((column) =>
    heading.replace("\uFEFF", "").split(";").indexOf(column),
  )
  const changed = lines.map((line) => {
    const fields = line.split(";")
    const cents = Math.round(Number((fields[price ?? 0] ?? "").replace(",", ".")) * 100) + 5
    return `${fields[sku ?? 0]};${(cents / 100).toFixed(2)}`
  })
  return new Blob([["sku;price", ...changed].join("\n")], { type: "text/csv" })
}

/**
 * Adds products to a cart until the import is over, and measures the response times.
 * @param {string} server @param {() => boolean} isOver @returns {Promise<Latency>}
 */
async function shop(server, isOver) {
  const { products } = must(await ask(`${server}/api/search?limit=20&sort=newest`))
  const shopper = new Shopper(server, server)
  return latencyOf(async (turn) => must(await shopper.add(products[turn % 5].id)), { isOver, connections: 1 })
}

/** @param {import("../../quality/faults/ask.mjs").Answer} answer @returns {any} body of the response */
function must(answer) {
  if (!isOk(answer)) throw new Error(`Refused: ${JSON.stringify(answer).slice(0, 500)}`)
  return answer.body
}

/** @template T @param {() => Promise<T>} work @returns {Promise<[number, T]>} duration in seconds */
async function timed(work) {
  const since = performance.now()
  const result = await work()
  return [(performance.now() - since) / 1000, result]
}
