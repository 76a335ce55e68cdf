import { readFileSync } from "node:fs"
import { join } from "node:path"

export { providerOf } from "./provider"

const PAGE = readFileSync(join(__dirname, "../../../../../docs/vat.md"), "utf8")

export const SECTIONS: readonly { title: string; text: string }[] = PAGE.split(/^### /m)
  .slice(1)
  .map((section) => {
    const [title = ""] = section.split("\n", 1)
    return { title, text: section.slice(title.length).split(/^## /m)[0] ?? "" }
  })

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

export const centsIn = (cell = ""): number => Math.round(Number(cell.split("=").at(-1)) * 100)
export const rateIn = (cell = ""): number => Number(cell.replace("%", ""))

const EQUATION = /\d+(?:\.\d+)?(?: [×/+−] \d+(?:\.\d+)?)+ = \d+(?:\.\d+)?/g

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

/** Returns each equation with its right side and the computed value of its left side, at the same precision. */
export function equationsIn(text: string): { equation: string; stated: string; computed: string }[] {
  return (text.match(EQUATION) ?? []).map((equation) => {
    const [left = "", stated = ""] = equation.split(" = ")
    const decimals = stated.split(".")[1]?.length ?? 0
    return { equation, stated, computed: valueOf(left).toFixed(decimals) }
  })
}
