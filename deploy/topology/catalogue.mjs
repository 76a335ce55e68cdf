import { performance } from "node:perf_hooks"
import { edgeTitle, engineTitle } from "../../tools/start/services.mjs"
import { ask, isOk } from "../../quality/faults/ask.mjs"
import { Shopper } from "../../quality/faults/shopper.mjs"
import { latencyOf } from "./latency.mjs"
import { residentMegabytes } from "./processor-time.mjs"

/** @typedef {import("./topology.mjs").Topology} Topology */
/** @typedef {import("./latency.mjs").Latency} Latency */
/**
 * @typedef {object} Catalogue cost of a large catalogue
 * @property {number} products
 * @property {number} indexed seconds from the first search until every product is indexed
 * @property {Latency} search searches with different words
 * @property {Latency} browse pages of the list, in every order
 * @property {Latency} product
 * @property {Latency} add writes that add different products to a cart
 * @property {Latency} read reads of a cart
 * @property {number} list milliseconds of GET /api/products at an engine
 * @property {number} listMegabytes
 * @property {Map<string, number>} memory MB of each program afterwards
 */

const SHOPPERS = 4
/** Number of searches before the measurement, so that the JIT compiler has compiled the code. */
const WARM_UP = 120
const WORDS =
  "noix noten nuts amandes walnut cashew pistache graines zaden seeds perroquet papegaai parrot bec snavel beak " +
  "decortiquees gepelde shelled mais tournesol zonnebloem sunflower bio melange mengeling mix noisettes hazelnoten"
const SORTS = ["", "price_asc", "price_desc", "newest", "name"]

/**
 * Measures indexing, lists, searches and memory with many products.
 * @param {Topology} topology @returns {Promise<Catalogue>}
 */
export async function catalogueCost({ products, servers, programs }) {
  const [server = ""] = servers
  const search = (/** @type {string} */ query) => answered(`${server}/api/search?${query}`)
  // Waits for all servers, because a server that is still indexing would take processor time from the measured one.
  const [indexed = 0] = await Promise.all(servers.map((each) => untilIndexed(each, products)))
  const { body } = await ask(`${server}/api/search?limit=100&sort=newest`)
  /** @type {{ id: string }[]} */
  const some = body.products
  const id = (/** @type {number} */ turn) => some[turn % some.length]?.id ?? ""
  const words = WORDS.split(" ")
  const shoppers = Array.from({ length: SHOPPERS }, () => new Shopper(server, server))
  await latencyOf((turn) => search(`q=${wordsOf(words, turn)}`), { times: WARM_UP })
  const figures = {
    search: await latencyOf((turn) => search(`q=${wordsOf(words, WARM_UP + turn)}`)),
    browse: await latencyOf((turn) => search(`sort=${SORTS[turn % SORTS.length]}&page=${1 + turn}`)),
    product: await latencyOf((turn) => answered(`${server}/api/products/${id(turn)}`)),
    add: await latencyOf(async (turn, connection) => {
      const added = await shoppers[connection]?.add(id(turn % 5), 1)
      if (!added || !isOk(added))
        throw new Error(`The cart did not accept the product: ${JSON.stringify(added)}`)
    }),
    read: await latencyOf((_, connection) =>
      answered(`${server}/api/cart/${shoppers[connection]?.sessionId}`),
    ),
  }
  const since = performance.now()
  const list = await (await fetch(`${server}/api/products`)).arrayBuffer()
  return {
    ...{ products, indexed, ...figures },
    list: performance.now() - since,
    listMegabytes: list.byteLength / 1e6,
    memory: new Map(
      [engineTitle(0), engineTitle(1), engineTitle(2), edgeTitle(0)].map((name) => [
        name,
        residentMegabytes(programs.get(name)?.pid ?? 0),
      ]),
    ),
  }
}

/**
 * Returns one or two words that no earlier search contained together.
 * @param {string[]} words @param {number} turn
 */
function wordsOf(words, turn) {
  const [first, second] = [words[turn % words.length], words[Math.floor(turn / words.length) % words.length]]
  return turn < words.length ? first : `${first}+${second}`
}

/** @param {string} url */
async function answered(url) {
  const answer = await ask(url)
  if (!isOk(answer)) throw new Error(`${url} answered ${answer.status}`)
  return answer
}

/**
 * Returns the seconds until the search index is complete. Before that, each search waits for one second.
 * @param {string} server @param {number} products @returns {Promise<number>} seconds
 */
async function untilIndexed(server, products) {
  const since = performance.now()
  for (let quick = false; !quick;) {
    const sent = performance.now()
    await answered(`${server}/api/search?q=o&limit=1&page=${1 + Math.round(sent)}`)
    quick = performance.now() - sent < 500
    if (sent - since > 120_000) throw new Error(`${products} products were not indexed.`)
  }
  return (performance.now() - since) / 1000
}
