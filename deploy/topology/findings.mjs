import { MOST_SECONDS } from "../../quality/faults/block-event-loop.mjs"
import { SHARE } from "./throughput.mjs"

/**
 * Report of a part: its lines, and the limits that it exceeded.
 * @typedef {{ title: string, figures: [string, string][], missed: string[] }} Found
 */

const number = (/** @type {number} */ value) =>
  value.toLocaleString("en-GB", { maximumFractionDigits: value < 10 ? 2 : 0 })

/**
 * @param {string} output last line of `docs/buy-through-the-api.mjs`, for example "Order BP-2026-000123: €12.30 paid."
 * @returns {Found}
 */
export const purchaseFound = (output) => ({
  title: "A purchase through the front",
  figures: [["`docs/buy-through-the-api.mjs` through TLS, an edge and an engine", output]],
  missed: /paid\.$/.test(output) ? [] : [`The purchase ended with: ${output}`],
})

/** Milliseconds within which a changed price must be visible everywhere. */
const A_SECOND = 1_000

/** @param {{ who: string, slowest: number }[]} prices @param {number} products @returns {Found} */
export const pricesFound = (prices, products) => ({
  title: `A price change, seen (${number(products)} products)`,
  figures: prices.map(({ who, slowest }) => [who, `${slowest} ms at most`]),
  missed: prices
    .filter(({ slowest }) => slowest > A_SECOND)
    .map(({ who, slowest }) => `${who} showed a new price after ${slowest} ms`),
})

/** @param {import("./death.mjs").Deaths} deaths @returns {Found} */
export const deathsFound = (deaths) => ({
  title: "Servers killed (SIGKILL) in turn, under cart writes and payments",
  figures: [
    ["kills", String(deaths.kills)],
    ["requests that shoppers sent", String(deaths.requests)],
    ["of them sent again", `${deaths.retried} (at most ${deaths.mostTries} times in all)`],
    ["longest until one sent again succeeded", `${deaths.slowest.toFixed(1)} s`],
    ["that failed however often they were sent", String(deaths.refused)],
    ["carts promised, and there", String(deaths.carts)],
    ["payments, each an order", String(deaths.payments)],
    ["findings in carts and books", deaths.findings.length ? deaths.findings.join("; ") : "none"],
  ],
  missed: [
    ...deaths.findings,
    ...(deaths.refused ? [`${deaths.refused} requests failed however often they were sent`] : []),
  ],
})

/** @param {{ name: string, seconds: number }[]} programs @returns {Found} */
export const blockedFound = (programs) => ({
  title: "A blocked event loop: responds again after",
  figures: programs.map(({ name, seconds }) => [name, `${seconds.toFixed(1)} s`]),
  missed: programs
    .filter(({ seconds }) => seconds > MOST_SECONDS)
    .map(({ name, seconds }) => `${name} answered again after ${seconds.toFixed(1)} s`),
})

/** Minimum factor by which two servers must write carts faster than one. */
const TWO_SERVERS = 1.6

/** @param {Awaited<ReturnType<typeof import("./throughput.mjs").cartWrites>>} writes @returns {Found} */
export function writesFound({ unlimited, limited }) {
  // Prefers the measurement with processor limits. Without limits, one server and its database already use most of two
  // cores.
  const { ratio } = limited ?? unlimited
  return {
    title: "Cart writes of one server and of two",
    figures: [
      ...comparisonRows("", unlimited),
      ...(limited ? comparisonRows(`, each limited to ${SHARE} of a core`, limited) : []),
    ],
    missed:
      ratio < TWO_SERVERS
        ? [`Two servers write ${ratio.toFixed(2)} times what one does, and ${TWO_SERVERS} is wanted`]
        : [],
  }
}

/**
 * @param {string} how @param {import("./throughput.mjs").Compared} compared
 * @returns {[string, string][]}
 */
const comparisonRows = (how, { one, two, raw, ratio }) => [
  ...[one, two].map(
    ({ servers, perSecond, p99, cores }) =>
      /** @type {[string, string]} */ ([
        `${servers === 1 ? "one server" : "two servers"}${how}`,
        `${number(perSecond)}/s, p99 ${number(p99)} ms; cores kept busy: ${[...cores]
          .filter(([, busy]) => busy >= 0.01)
          .map(([name, busy]) => `${name} ${busy.toFixed(2)}`)
          .join(", ")}`,
      ]),
  ),
  [
    `two against one${how}`,
    `${raw.toFixed(2)} × as measured, ${ratio.toFixed(2)} × less the load generator's share (at least ${TWO_SERVERS} × is wanted)`,
  ],
]

/** Limits: milliseconds of a search, and MB of memory of an engine. */
const [SEARCH, MEMORY] = [50, 1_536]

const within = ({ p50 = 0, p95 = 0 }) => `${number(p50)} ms, 95 of 100 within ${number(p95)} ms`

/** @param {import("./catalogue.mjs").Catalogue} cost @returns {Found} */
export function catalogueFound({ products, indexed, list, listMegabytes, memory, ...latencies }) {
  return {
    title: `${number(products)} products, one server, 4 connections`,
    figures: [
      ["until words find everything after a start", `${indexed.toFixed(0)} s`],
      ["search, words that nobody sought before", within(latencies.search)],
      ["pages of the list, in every order", within(latencies.browse)],
      ["a product", within(latencies.product)],
      ["adding to a cart", within(latencies.add)],
      ["reading a cart", within(latencies.read)],
      ["GET /api/products", `${number(list)} ms, ${number(listMegabytes)} MB`],
      ["memory", [...memory].map(([name, megabytes]) => `${name} ${megabytes} MB`).join(", ")],
    ],
    missed: [
      ...(latencies.search.p95 > SEARCH
        ? [`95 of 100 searches took up to ${number(latencies.search.p95)} ms, ${SEARCH} is wanted`]
        : []),
      ...[...memory].flatMap(([name, megabytes]) =>
        megabytes > MEMORY ? [`${name} keeps ${megabytes} MB, ${MEMORY} is wanted`] : [],
      ),
    ],
  }
}

/** @param {import("./administration.mjs").Administration} cost @returns {Found} */
export function administrationFound({ products, lists, exported, checked, carriedOut, changes, meanwhile }) {
  return {
    title: `${number(products)} products, administered`,
    figures: [
      ["a page of the list", within(lists.page)],
      ["a page of what two words find", within(lists.words)],
      ["a page of what is sold out", within(lists.soldOut)],
      ["all prices as a file", `${exported.toFixed(1)} s`],
      ["all prices read from a file and checked", `${checked.toFixed(1)} s`],
      ["all prices changed", `${carriedOut.toFixed(0)} s for ${number(changes)}`],
      ["adding to a cart meanwhile", within(meanwhile)],
    ],
    missed: [],
  }
}
