import { createRequire } from "node:module"
import { create, insertMultiple, search } from "@orama/orama"
import FlexSearch from "flexsearch"
import MiniSearch from "minisearch"
import { join } from "node:path"
import { root } from "../../../tools/start/paths.mjs"
import { FIELDS, NAMES } from "./catalogue.mjs"

/**
 * All engines find words or prefixes, rank names first, and tolerate typos if nothing matches. Only the shop's engine
 * also finds infixes.
 * @typedef {(text: string) => number | Promise<number>} Search returns the number of matches; evaluates the
 * best 24
 * @typedef {(documents: import("./catalogue.mjs").Document[]) => Search | Promise<Search>} Engine
 */

const FOUND = 24
const plain = (/** @type {string} */ text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()
const wordsOf = (/** @type {string} */ text) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
const byField = (/** @type {(field: string) => unknown} */ of) =>
  Object.fromEntries(FIELDS.map((field) => [field, of(field)]))
const boost = Object.fromEntries(NAMES.map((name) => [name, 20]))

/** @type {Engine} */
async function ours(documents) {
  const built = join(root, "plugins", "platform", "shop-api", ".medusa", "server", "src", "search")
  const require = createRequire(import.meta.url)
  const { ProductIndex } = require(join(built, "product-index.js"))
  const { sortedPart } = require(join(built, "sorted-part.js"))
  const index = new ProductIndex()
  const products = documents.map(({ id, ...texts }) => {
    const of = { unit_label: "€/kg", sku: texts["sku"] }
    const read = () => ({ id, ...of, ...texts, variants: [of] })
    return { id, read, is_sold_out: false, category_id: null }
  })
  await index.follow({ values: () => products })
  return (text) => {
    const { documents: results, scores } = index.search(text, "fr")
    const best = (/** @type {number} */ a, /** @type {number} */ b) => scores[b] - scores[a] || a - b
    sortedPart(results, best, 0, FOUND)
    return results.length
  }
}

/** @type {Engine} */
function miniSearch(documents) {
  const engine = new MiniSearch({ fields: FIELDS, tokenize: wordsOf, processTerm: (term) => term })
  engine.addAll(documents)
  return (text) => {
    const how = /** @type {const} */ ({ combineWith: "AND", prefix: true })
    const results = engine.search(text, { ...how, boost })
    if (results.length > 0) return results.slice(0, FOUND).length && results.length
    return engine.search(text, { ...how, boost, fuzzy: (term) => (term.length < 4 ? 0 : 1) }).length
  }
}

/** @type {Engine} */
async function orama(documents) {
  const engine = create({
    schema: /** @type {Record<string, "string">} */ (byField(() => "string")),
    components: {
      tokenizer: {
        language: "french",
        normalizationCache: new Map(),
        tokenize: (raw) => [...new Set(wordsOf(raw))],
      },
    },
  })
  await insertMultiple(engine, documents, 1_000)
  return async (term) => {
    const how = { term, limit: FOUND, threshold: 0, boost }
    const results = await search(engine, how)
    return results.count || (await search(engine, { ...how, tolerance: 1 })).count
  }
}

/**
 * FlexSearch has no typo tolerance and does not return the number of matches.
 * @param {"forward" | "full"} tokenize
 * @returns {Engine}
 */
const flexSearch = (tokenize) => (documents) => {
  const engine = new FlexSearch.Document({
    tokenize,
    encode: wordsOf,
    document: { id: "id", index: FIELDS },
  })
  for (const document of documents) engine.add(document)
  return (text) => {
    const results = engine.search(text, { limit: documents.length })
    return new Set(results.flatMap(({ result }) => result)).size
  }
}

/** @type {Record<string, Engine>} */
export const ENGINES = {
  ours,
  MiniSearch: miniSearch,
  Orama: orama,
  FlexSearch: flexSearch("forward"),
  // This is the only other engine that finds infixes.
  "FlexSearch full": flexSearch("full"),
}
