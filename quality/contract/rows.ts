import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Statement of the contract, with a check that fails when the statement is no longer true. */
export interface Row {
  statement: string
  check: () => void
}

export const ROOT = join(__dirname, "../..")
const RECORDS = join(ROOT, "docs/decisions")

const contents = new Map<string, string>()
function contentOf(file: string): string {
  const path = join(ROOT, file)
  if (!existsSync(path)) throw new Error(`${file} does not exist.`)
  const content = contents.get(file) ?? readFileSync(path, "utf8")
  contents.set(file, content)
  return content
}

/** Throws if `npm test` has no test with this name in the file. Tests that only run in campaigns do not count. */
function requireTest(file: string, name: string): void {
  const content = contentOf(file)
  const at = [`"${name}"`, `\`${name}\``]
    .map((quoted) => content.indexOf(quoted))
    .find((position) => position > 0)
  if (at === undefined) throw new Error(`${file} has no test “${name}”.`)
  const before = content.slice(0, at)
  if (!/\b(test|it)(\.each\([^]*\))?\(\s*$/.test(before.slice(-2_000)))
    throw new Error(`“${name}” in ${file} is not a test that runs.`)
  if (/^[^]\s*,\s*\{ tag: "@campaign" \}/.test(content.slice(at + name.length + 1)))
    throw new Error(`“${name}” in ${file} runs in campaigns only.`)
}

/** Returns rows of statements that a test of `npm test` checks. @param tests statements by the test's name */
export const tested = (file: string, tests: Record<string, string[]>): Row[] =>
  Object.entries(tests).flatMap(([name, statements]) =>
    statements.map((statement) => ({ statement, check: () => requireTest(file, name) })),
  )

export const checked = (checks: Record<string, () => void>): Row[] =>
  Object.entries(checks).map(([statement, check]) => ({ statement, check }))

function recordOf(number: number): string {
  const file = readdirSync(RECORDS).find((name) => name.startsWith(`${String(number).padStart(4, "0")}-`))
  if (!file) throw new Error(`There is no decision ${number}.`)
  return contentOf(join("docs/decisions", file)).replaceAll(/\s+/g, " ")
}

/** Returns rows of statements that a decision replaces. @param sentences statements by the sentence of the record */
export const decided = (number: number, sentences: Record<string, string[]>): Row[] =>
  Object.entries(sentences).flatMap(([sentence, statements]) =>
    statements.map((statement) => ({
      statement: `${statement} (differs: decision ${number})`,
      check: () => {
        const record = recordOf(number)
        if (/Status: Superseded/.test(record)) throw new Error(`Decision ${number} is superseded.`)
        if (!record.includes(sentence)) throw new Error(`Decision ${number} does not contain “${sentence}”.`)
      },
    })),
  )
