import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const turns = JSON.stringify(pathToFileURL(join(__dirname, "turns.mjs")).href)

/** What one of the harness's own functions answers. */
function answerOf(name: string, settings: Record<string, string> = {}): unknown {
  const script = `import { ${name} } from ${turns}; process.stdout.write(JSON.stringify(${name}()))`
  const args = ["--input-type=module", "--eval", script]
  const env = { ...process.env, CAMPAIGNS: "", ...settings }
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" }))
}

const restingOn = (day: string, settings: Record<string, string> = {}) =>
  answerOf("restingToday", { TEST_DAY: day, ...settings }) as string[]

describe("What has its turn every third day", () => {
  const inTurn = (answerOf("filesInTurn") as string[][]).flat()

  it("is tried within three days, and all of it in the campaigns", () => {
    const days = ["2026-12-31", "2027-01-01", "2027-01-02"].map((day) => restingOn(day))
    expect(days.every((resting) => resting.length < inTurn.length)).toBe(true)
    expect(inTurn.filter((file) => days.every((resting) => resting.includes(file)))).toEqual([])
    expect(days.every((resting) => resting.every((file) => inTurn.includes(file)))).toBe(true)
    expect(restingOn("2027-01-01", { CAMPAIGNS: "whole" })).toEqual([])
  })
})
