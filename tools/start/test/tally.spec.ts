import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const tally = JSON.stringify(pathToFileURL(join(__dirname, "tally.mjs")).href)

interface Failure {
  name: string
  words?: string
}

/** What the run says at its end of tests that failed. */
function saidOf(failures: Failure[]): string[] {
  const script = `import { Tally } from ${tally}
    const tally = new Tally()
    await tally.add("http", async () => ({ passed: 0, failed: 1, failures: ${JSON.stringify(failures)} }))
    process.stdout.write(JSON.stringify(tally.failures()))`
  const args = ["--input-type=module", "--eval", script]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as string[]
}

describe("A run that failed ends with", () => {
  it("what each test failed with, without colours, empty lines and the ways through libraries", () => {
    const words =
      "Error: \u001b[31mthe order\u001b[39m is missing\n\n    at orders.http.spec.ts:12\n    at run (/node_modules/jest-circus/run.js:1)"
    expect(saidOf([{ name: "orders: are there", words }])).toEqual([
      "failed: http: orders: are there",
      "    Error: the order is missing",
      "        at orders.http.spec.ts:12",
    ])
  })

  it("the first lines of what is long, and once what many failed with", () => {
    const words = Array.from({ length: 50 }, (_, line) => `line ${line}`).join("\n")
    const said = saidOf(["one", "two", "three"].map((name) => ({ name, words })))
    expect(said.filter((line) => line.startsWith("failed"))).toHaveLength(3)
    expect(said).toHaveLength(3 + 8)
  })

  it("a name alone where a test said nothing", () => {
    expect(saidOf([{ name: "skipped" }])).toEqual(["failed: http: skipped"])
  })
})
