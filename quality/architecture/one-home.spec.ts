import { execFileSync } from "node:child_process"
import { root } from "./workspaces"

/** Lines of the shop's own sources, tests and the emulator left out, in which a pattern stands: "path: line". */
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
    return [] // git grep ends with 1 where it finds nothing.
  }
}

const MONEY = "packages/contract/src/money.ts"

describe("Euro become cents, and cents are written, in one place", () => {
  it.each([
    ["are rounded", "Math\\.round\\([^;]*\\* 100\\)"],
    ["are written", 'currency: "EUR"'],
    ["have two decimals", "/ 100\\)?\\.toFixed"],
  ])("they %s nowhere else", (_, pattern) => {
    const elsewhere = linesWith(pattern).filter((line) => !line.startsWith(MONEY))
    // A rate in hundredths of a per cent is no money; a sentence's round amount has no cents to show.
    expect(elsewhere.filter((line) => !/rate|components\/price\/money\.ts/.test(line))).toEqual([])
  })
})
