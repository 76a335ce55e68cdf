import { execFileSync, spawnSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const TEXTS = JSON.stringify(pathToFileURL(join(__dirname, "texts.mjs")).href)

/** Evaluates an expression in Node, because Jest does not load ECMAScript modules. */
function evaluate(expression: string): unknown {
  const script = `import * as texts from ${TEXTS}; process.stdout.write(JSON.stringify(${expression}))`
  const args = ["--input-type=module", "--eval", script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }))
}

it("no pattern occurs more often than ceilings.json allows", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(__dirname, "run.mjs")], {
    encoding: "utf8",
  })
  expect(stderr).toBe("")
  expect(stdout.split("\n").filter((line) => line.includes("✗"))).toEqual([])
  expect(status).toBe(0)
})

describe("The measurement of prose", () => {
  it("ignores code, tables and addresses in documents", () => {
    const page = "Run `tell me` in [docs](tell.md).\n```sh\ntell\n```\n| tell | it |\n"
    expect(evaluate(`texts.proseOf(${JSON.stringify(page)})`)).not.toContain("tell")
  })

  it("finds comments of lines and blocks, and no code", () => {
    const code = 'const tell = "x" // Returns one.\n/** Returns two. @returns {string} */\n'
    const comments = evaluate(`texts.commentsOf(${JSON.stringify(code)})`)
    expect(comments).toMatch(/Returns one\.[\s\S]*Returns two\./)
    expect(comments).not.toContain("tell")
  })

  it("finds the names of tests and groups", () => {
    const code = 'describe("a cart", () => { it("adds an item", () => {}) })'
    expect(evaluate(`texts.testNamesOf(${JSON.stringify(code)})`)).toBe("a cart.\nadds an item")
  })

  it("counts matches per 10,000 words", () => {
    const texts = [{ file: "a.md", text: "one tell three four" }]
    expect(evaluate(`texts.rateIn(${JSON.stringify(texts)}, /tell/g)`)).toBe(2_500)
  })
})
