import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../../tools/start/paths.mjs"

/** @typedef {import("./patterns.mjs").SetName} SetName */
/** @typedef {{ file: string, text: string }} Text */

const GENERATED = /schema\.ts$|document\/notes\.ts$|package-lock|^quality\/e-invoices|\.(json|svg)$/
const CATALOGUE = /\/(i18n|texts|messages|locales)\//

/** @param {string} file */
const isDocument = (file) =>
  /^(README|CONTRIBUTING|SECURITY|CHANGELOG)\.md$|^(docs|plugins|packages|quality|tools|deploy|storefront|backend|illustrations)\/.*\.md$/.test(
    file,
  )
/** @param {string} file */
const isCode = (file) => /\.(tsx?|[mc]?js)$/.test(file) && !GENERATED.test(file) && !CATALOGUE.test(file)
/** @param {string} file */
const isTest = (file) => /\.(spec|e2e)\.(tsx?|mjs)$/.test(file)

/** Removes code, tables and addresses from Markdown. @param {string} text */
export const proseOf = (text) =>
  text
    .replace(/```[\s\S]*?```/g, " ")
    .replace(/^\s*\|.*$/gm, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/`[^`]*`/g, "X")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")

/** @param {string} text */
export const commentsOf = (text) =>
  [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$/gm)]
    .map(([, block, line = ""]) => (block ?? line).replace(/^\s*\* ?/gm, "").replace(/@\w+/g, ". "))
    .join("\n")
    .replace(/`[^`]*`/g, "X")

/** @param {string} text */
export const testNamesOf = (text) =>
  [...text.matchAll(/\b(?:it|test|describe)(?:\.\w+)*\(\s*["'`]([^"'`\n]+)["'`]/g)]
    .map(([, name]) => name)
    .join(".\n")

/** Returns the texts that Git tracks, by set. @returns {Record<SetName, Text[]>} */
export function textsBySet() {
  const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 })
    .split("\n")
    .filter((file) => file && existsSync(join(root, file)))
  /** @param {(file: string) => boolean} isWanted @param {(text: string) => string} extract */
  const texts = (isWanted, extract) =>
    files.filter(isWanted).map((file) => ({ file, text: extract(readFileSync(join(root, file), "utf8")) }))
  return {
    docs: texts(isDocument, proseOf),
    comments: texts(isCode, commentsOf),
    "test names": texts(isTest, testNamesOf),
  }
}

/** @param {string} text @param {RegExp} expression */
const count = (text, expression) => text.match(expression)?.length ?? 0

/** @param {Text[]} texts */
export const wordsIn = (texts) => texts.reduce((sum, { text }) => sum + count(text, /[A-Za-z']+/g), 0)

/** Returns matches per 10,000 words. @param {Text[]} texts @param {RegExp} expression */
export function rateIn(texts, expression) {
  const matches = texts.reduce((sum, { text }) => sum + count(text, expression), 0)
  return (matches / (wordsIn(texts) || 1)) * 10_000
}
