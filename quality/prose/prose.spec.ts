import { execFileSync, spawnSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

/** Evaluates an expression in Node, because Jest does not load ECMAScript modules. */
function evaluate(expression: string, file = "texts.mjs"): unknown {
  const address = JSON.stringify(pathToFileURL(join(__dirname, file)).href)
  const script = `import * as texts from ${address}; process.stdout.write(JSON.stringify(${expression}))`
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

describe("The sample for readers", () => {
  const code = [
    "/** Returns the sum of all prices. */",
    "const sum = 1",
    'describe("A cart", () => {',
    '  describe.each(["NL"])("to %s", () => { it.each([1])("costs %d", () => {}) })',
    "})",
  ].join("\n")

  it("contains comments with the code below them, and test names with their groups", () => {
    const written = JSON.stringify(code)
    const entries = `[texts.commentsIn("a.ts", ${written}), texts.testsIn("a.spec.ts", ${written})]`
    expect(evaluate(entries, "sample.mjs")).toEqual([
      ["a.ts:1\n/** Returns the sum of all prices. */\n→ const sum = 1"],
      ["a.spec.ts:4\nA cart › to %s › costs %d"],
    ])
  })

  it("contains the same entries for the same seed", () => {
    const entries = JSON.stringify(Array.from({ length: 100 }, (_, index) => `entry ${index}`))
    const draws = `["1", "1", "2"].map((seed) => texts.drawn(${entries}, 10, seed))`
    const [first, again, other] = evaluate(draws, "sample.mjs") as string[][]
    expect(new Set(first).size).toBe(10)
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })
})
