/** The worked examples of docs/vat.md, for the tests that hold the code against them. */
import { readFileSync } from "node:fs"
import { join } from "node:path"

const PAGE = readFileSync(join(__dirname, "../../../../docs/vat.md"), "utf8")

/** The page's sections of the third level, by title. */
export const SECTIONS: readonly { title: string; text: string }[] = PAGE.split(/^### /m)
  .slice(1)
  .map((section) => {
    const [title = ""] = section.split("\n", 1)
    return { title, text: section.slice(title.length).split(/^## /m)[0] ?? "" }
  })

/** The tables of a text: their rows' cells, without titles. */
export function tablesIn(text: string): string[][][] {
  const tables = text.match(/(^\|.*\n)+/gm) ?? []
  return tables.map((table) =>
    table
      .trim()
      .split("\n")
      .slice(2)
      .map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  )
}

/** Cents of an amount as the page writes it, or of what an equation comes to. */
export const centsIn = (cell = ""): number => Math.round(Number(cell.split("=").at(-1)) * 100)
export const rateIn = (cell = ""): number => Number(cell.replace("%", ""))

const EQUATION = /\d+(?:\.\d+)?(?: [×/+−] \d+(?:\.\d+)?)+ = \d+(?:\.\d+)?/g

/** Left to right; the page has no equation in which that would be wrong. */
function valueOf(expression: string): number {
  const [first = "", ...rest] = expression.split(" ")
  let value = Number(first)
  for (let at = 0; at < rest.length; at += 2) {
    const operand = Number(rest[at + 1])
    if (rest[at] === "×") value *= operand
    else if (rest[at] === "/") value /= operand
    else if (rest[at] === "+") value += operand
    else value -= operand
  }
  return value
}

/** Every equation of a text: what stands right of its sign, and what the left side comes to with as many decimals. */
export function equationsIn(text: string): { equation: string; stands: string; comes: string }[] {
  return (text.match(EQUATION) ?? []).map((equation) => {
    const [left = "", stands = ""] = equation.split(" = ")
    const decimals = stands.split(".")[1]?.length ?? 0
    return { equation, stands, comes: valueOf(left).toFixed(decimals) }
  })
}
