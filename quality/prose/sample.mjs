// Draws random comments and test names for a reader who has never seen the code.
import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { root } from "../../tools/start/paths.mjs"
import { textsBySet } from "./texts.mjs"

const COMMENTS = 200
const TEST_NAMES = 50

/** Block comments, and consecutive line comments as one. */
const COMMENT = /(?<=^|[\s{(])(?:\/\*[\s\S]*?\*\/|\/\/ .*(?:\n[ \t]*\/\/ .*)*)/gm
/** Parts of a comment that are not sentences: types, the names of parameters, and directives of linters. */
const NO_SENTENCE = /@typedef.*|@\w+|\{[^}]*\}|\b(eslint|oxlint)-.*/g

/**
 * Returns the comments that contain a sentence, each with the code beside or below it.
 * @param {string} file @param {string} text
 */
export const commentsIn = (file, text) =>
  [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) => {
    if (!/[a-z]+ [a-z]+/i.test(comment.replace(NO_SENTENCE, ""))) return []
    const before = text.slice(0, index).split("\n")
    const [rest = "", ...below] = text.slice(index + comment.length).split("\n")
    const beside = `${before.at(-1)?.trim()} ${rest.trim()}`.trim()
    const code = /^[{} ]*$/.test(beside)
      ? below.find((line) => line.trim() && !/^\s*[/*]/.test(line))?.trim()
      : beside
    return [`${file}:${before.length}\n${comment.replace(/^[ \t]+/gm, " ")}\n→ ${code ?? ""}`]
  })

/** Returns "it" or "describe" for a call such as `it.each(cases)(…)`. @param {ts.Expression} callee @returns {string} */
const functionOf = (callee) =>
  ts.isIdentifier(callee)
    ? callee.text.replace("test", "it")
    : ts.isPropertyAccessExpression(callee) && callee.name.text === "describe"
      ? "describe"
      : ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
        ? functionOf(callee.expression)
        : ""

/**
 * Returns the names of tests and test steps, each after the names of its groups, as "group › test".
 * @param {string} file @param {string} text
 */
export function testsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {string[]} */
  const tests = []
  /** @param {ts.Node} node @param {readonly string[]} groups */
  const visit = (node, groups) => {
    const call = ts.isCallExpression(node) && node.arguments.length > 1 ? node : undefined
    const called = call ? functionOf(call.expression) : ""
    const name = call?.arguments[0]?.getText(source).replace(/^["'`]|["'`]$/g, "")
    const isNamed = !!name && (called === "it" || called === "describe")
    const path = isNamed ? [...groups, name] : groups
    if (isNamed && called === "it") {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      tests.push(`${file}:${line + 1}\n${path.join(" › ")}`)
    }
    ts.forEachChild(node, (child) => visit(child, path))
  }
  visit(source, [])
  return tests
}

/**
 * Returns `count` random entries. The hash of an entry decides, so a change elsewhere does not change the others.
 * @param {readonly string[]} entries @param {number} count @param {string} seed
 */
export function drawn(entries, count, seed) {
  const rank = (/** @type {string} */ entry) => createHash("sha256").update(`${seed}\n${entry}`).digest("hex")
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry) }))
  return ranked
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ entry }) => entry)
}

/** Returns 200 random comments and 50 random test names. @param {string} seed */
export function sample(seed) {
  const { comments, "test names": tests } = textsBySet()
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8")
  const all = comments.flatMap(({ file }) => commentsIn(file, read(file)))
  const names = tests.flatMap(({ file }) => testsIn(file, read(file)))
  return [...drawn(all, COMMENTS, seed), ...drawn(names, TEST_NAMES, seed)]
}
