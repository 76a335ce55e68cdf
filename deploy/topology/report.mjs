import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { cpus, totalmem } from "node:os"
import { join } from "node:path"
import { format } from "prettier"
import { defaultDataDir, root } from "../../backend/start/paths.mjs"

/** @typedef {import("./findings.mjs").Found} Found */

const PAGE = join(root, "docs", "scale.md")
/** The last results of each part, so that each can be tried by itself. */
const KEPT = join(defaultDataDir, "topology-results.json")

/** Writes a part's figures into docs/scale.md, between the marks. @param {string} part @param {Found} found */
export async function writeFigures(part, found) {
  /** @type {Record<string, Found & { on: string }>} */
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, "utf8")) : {}
  kept[part] = { ...found, on: new Date().toISOString().slice(0, 10) }
  writeFileSync(KEPT, JSON.stringify(kept))
  const [processor] = cpus()
  const machine = `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}.`
  const figures = `${Object.values(kept).map(tableOf).join("\n\n")}\n\n${machine}`
  await writeBetween("topology", figures)
}

/** @param {Found & { on: string }} found */
const tableOf = ({ title, figures, missed, on }) =>
  `| ${title} | ${on}${missed.length ? ", missed" : ""} |\n| --- | --- |\n${figures.map(([what, figure]) => `| ${what} | ${figure} |`).join("\n")}`

/** @param {string} mark @param {string} text put between two comments of docs/scale.md */
export async function writeBetween(mark, text) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [head = "", rest = ""] = readFileSync(PAGE, "utf8").split(begin)
  const tail = rest.split(end)[1] ?? ""
  const page = `${head}${begin}\n\n${text}\n\n${end}${tail}`
  writeFileSync(PAGE, await format(page, { parser: "markdown", printWidth: 110 }))
}
