import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { cpus, totalmem } from "node:os"
import { dirname } from "node:path"
import { formatted } from "../../tools/format.mjs"

/** @returns {string} processor, memory and Node.js version */
export function machine() {
  const [processor] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${processor?.model.trim() ?? "unknown processor"}, ${memory} GB, Node ${process.versions.node}`
}

/** @returns {string} today's date, for example 2026-12-31 */
export const today = () => new Date().toISOString().slice(0, 10)

/** @param {string} file @returns {any} the stored results; {} before the first run */
export const readKept = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {})

/** @param {string} file @param {unknown} figures */
export function writeKept(file, figures) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(figures))
}

/** @param {string} file @param {unknown} figures */
export async function writeJson(file, figures) {
  writeFileSync(file, await formatted(file, JSON.stringify(figures)))
}

/**
 * Replaces the text between `<!-- mark -->` and `<!-- /mark -->`.
 * @param {string} page a Markdown file
 * @param {string} mark
 * @param {string} text
 */
export async function writeBetween(page, mark, text) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [head = "", rest = ""] = readFileSync(page, "utf8").split(begin)
  const tail = rest.split(end)[1] ?? ""
  await writeMarkdown(page, `${head}${begin}\n\n${text}\n\n${end}${tail}`)
}

/** @param {string} page @param {string} text */
export async function writeMarkdown(page, text) {
  writeFileSync(page, await formatted(page, text))
}
