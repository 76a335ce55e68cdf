import { join } from "node:path"
import { machine, readKept, today, writeBetween, writeKept } from "../../quality/bench/measurements.mjs"
import { defaultDataDir, root } from "../../tools/start/paths.mjs"

const PAGE = join(root, "docs", "scale.md")
const KEPT = join(defaultDataDir, "containers-results.json")
export const PARTS = /** @type {const} */ ([
  "build",
  "demo",
  "start",
  "purchase",
  "picture",
  "deaths",
  "upgrade",
  "backup",
])

/**
 * Writes the figures of one measurement (a name of `PARTS`) into docs/scale.md. The other figures stay.
 * @param {string} part @param {import("./parts.mjs").Figures} figures
 * @param {boolean} [official] true for official base images
 */
export async function writeResults(part, figures, official = false) {
  /** @type {Record<string, { figures: import("./parts.mjs").Figures, on: string }>} */
  const results = readKept(KEPT)
  results[part] = { figures, on: today() }
  writeKept(KEPT, results)
  const rows = [...PARTS, "kubernetes"].flatMap((name) =>
    (results[name]?.figures ?? []).map(([what, figure]) => `| ${what} | ${figure} | ${results[name]?.on} |`),
  )
  const images = official ? "The official base images" : "Base images of Debian's packages"
  await writeBetween(
    PAGE,
    "containers",
    `| in containers | | |\n| --- | --- | --- |\n${rows.join("\n")}\n\n${images}. ${machine()}.`,
  )
}
