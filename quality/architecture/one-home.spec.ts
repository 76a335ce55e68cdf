import { execFileSync } from "node:child_process"
import { root } from "./workspaces"

/** Returns matching lines of production code, as "path: line". */
function linesWith(pattern: string): string[] {
  const args = [
    "grep",
    "-nE",
    pattern,
    "--",
    "packages/*.ts*",
    "plugins/*.ts*",
    "storefront/*.ts*",
    "backend/*.ts*",
  ]
  try {
    return execFileSync("git", args, { cwd: root, encoding: "utf8" })
      .trim()
      .split("\n")
      .filter(
        (line) =>
          !/\.(spec|e2e)\.tsx?:|\/testing\/|\/e2e\/|^packages\/(stripe-emulator|testing)\//.test(line),
      )
  } catch {
    return [] // git grep exits with 1 if no line matches.
  }
}

const MONEY = "packages/contract/src/money.ts"

describe("Amounts in euro", () => {
  it.each([
    ["are rounded", "Math\\.round\\([^;]*\\* 100\\)"],
    ["are written", 'currency: "EUR"'],
    ["have two decimals", "/ 100\\)?\\.toFixed"],
  ])("%s in a single file", (_, pattern) => {
    const elsewhere = linesWith(pattern).filter((line) => !line.startsWith(MONEY))
    // Allowed: rates in hundredths of a per cent, and rounded amounts in sentences.
    expect(elsewhere.filter((line) => !/rate|components\/price\/money\.ts/.test(line))).toEqual([])
  })
})
