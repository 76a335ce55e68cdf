import { runModule } from "./testing/run-module"

interface Failure {
  name: string
  cause?: string
  command?: string
}

const linesAbout = (failures: Failure[]) =>
  runModule(
    "tally.mjs",
    "Tally",
    `const tally = new Tally()
    await tally.add("http", async () => ({ passed: 0, failed: 1, failures: ${JSON.stringify(failures)} }))
    return tally.failures()`,
  ) as string[]

describe("Report of a failed run", () => {
  it("a failed run prints name, cause and command of each failed test, without colours, empty lines and frames of libraries", () => {
    const cause =
      "Error: \u001b[31mthe order\u001b[39m is missing\n\n    at orders.http.spec.ts:12\n    at run (/node_modules/jest-circus/run.js:1)"
    const command = "npm test -- orders.http.spec.ts --test='lists orders'"
    expect(linesAbout([{ name: "orders.http.spec.ts: lists orders", cause, command }])).toEqual([
      "failed: http: orders.http.spec.ts: lists orders",
      "    Error: the order is missing",
      "        at orders.http.spec.ts:12",
      `    ${command}`,
    ])
  })

  it("a failed run prints only the first lines of a long cause, and a shared cause only once", () => {
    const cause = Array.from({ length: 50 }, (_, line) => `line ${line}`).join("\n")
    const lines = linesAbout(["one", "two", "three"].map((name) => ({ name, cause })))
    expect(lines.filter((line) => line.startsWith("failed"))).toHaveLength(3)
    expect(lines).toHaveLength(3 + 8)
  })

  it("a failed run prints only the name of a failed test without a cause", () => {
    expect(linesAbout([{ name: "skipped" }])).toEqual(["failed: http: skipped"])
  })
})
