// Compares the shop's search index with other libraries and writes docs/decisions/0008-search-in-memory.md.
// Run it with `npm run search-engines`.
import { fork } from "node:child_process"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { defaultDataDir, root } from "../../tools/start/paths.mjs"
import { machine, readKept, today, writeBetween, writeKept } from "./measurements.mjs"
import { ENGINES } from "./search-engines/engines.mjs"

/** @typedef {import("./search-engines/measured.mjs").Measured} Measured */

const PAGE = join(root, "docs", "decisions", "0008-search-in-memory.md")
const KEPT = join(defaultDataDir, "bench-search-engines.json")
const SIZES = ["1000", "10000", "100000"]

const { values } = parseArgs({
  options: { only: { type: "string", multiple: true }, products: { type: "string", multiple: true } },
})

/** @param {string} engine @param {string} products @returns {Promise<Measured>} */
function measuredAlone(engine, products) {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, "search-engines", "measured.mjs"), [engine, products], {
      execArgv: ["--expose-gc", "--max-old-space-size=8192"],
    })
    child.once("message", (message) => resolve(/** @type {Measured} */ (message)))
    child.once("exit", (code) =>
      reject(new Error(`${engine} with ${products} products exited with code ${code}.`)),
    )
  })
}

/** @param {Record<string, Record<string, Measured>>} results by engine, by number of products */
function table(results) {
  const rows = Object.entries(results).flatMap(([engine, sizes]) =>
    SIZES.flatMap((size) => {
      const measured = sizes[size]
      if (!measured) return []
      const { indexSeconds, megabytes, all, parts } = measured
      const times = [all, parts.words, parts.beginnings, parts.typos, parts.nothing].map(
        (part) => `${part.p50} / ${part.p95}`,
      )
      return [`| ${[engine, size, `${indexSeconds} s`, `${megabytes} MB`, ...times].join(" | ")} |`]
    }),
  )
  return [
    "| engine | products | to index | memory | all, p50 / p95 ms | words | letter by letter | typos | nothing |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
    "",
    `Times are of the processor. ${today()}, ${machine()}.`,
  ].join("\n")
}

for (const products of values.products ?? SIZES)
  for (const engine of values.only ?? Object.keys(ENGINES)) {
    const measured = await measuredAlone(engine, products)
    console.log(engine, products, JSON.stringify(measured))
    const results = readKept(KEPT)
    results[engine] = { ...results[engine], [products]: measured }
    writeKept(KEPT, results)
    await writeBetween(PAGE, "search-engines", table(results))
  }
