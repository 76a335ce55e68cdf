import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"

const turns = JSON.parse(readFileSync(join(__dirname, "turns.json"), "utf8")) as string[][]
const inTurn = turns.flat()

/** What rests on a day, as the harness itself would have it. */
function restingOn(day: string, settings: Record<string, string> = {}): string[] {
  const file = JSON.stringify(pathToFileURL(join(__dirname, "turns.mjs")).href)
  const script = `import { restingToday } from ${file}; process.stdout.write(JSON.stringify(restingToday()))`
  const env = { ...process.env, CAMPAIGNS: "", TEST_DAY: day, ...settings }
  const args = ["--input-type=module", "--eval", script]
  return JSON.parse(execFileSync(process.execPath, args, { env, encoding: "utf8" })) as string[]
}

describe("What has its turn every third day", () => {
  it("is a file of tests that is there, once", () => {
    expect(inTurn.filter((file) => !existsSync(join(__dirname, "../../..", file)))).toEqual([])
    expect(inTurn.filter((file) => !/\.(http\.spec|e2e)\.ts$/.test(file))).toEqual([])
    expect(new Set(inTurn).size).toBe(inTurn.length)
  })

  it("is tried within three days, and all of it in the campaigns", () => {
    const days = ["2026-12-31", "2027-01-01", "2027-01-02"].map((day) => restingOn(day))
    expect(days.every((resting) => resting.length < inTurn.length)).toBe(true)
    expect(inTurn.filter((file) => days.every((resting) => resting.includes(file)))).toEqual([])
    expect(restingOn("2027-01-01", { CAMPAIGNS: "whole" })).toEqual([])
  })
})
