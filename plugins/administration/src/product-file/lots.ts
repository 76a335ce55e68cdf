import { LOT_COLUMN, shelfLotSchema, type ShelfLot } from "@bon-perroquet/contract"
import { stockIn } from "./price-and-stock"

/** Of what lies on the shelf without a number. */
const NONE = "none"

/** What separates lots, and what is told of one, is written with a backslash within it. */
const escaped = (text: string): string => text.replace(/[\\|;]/g, "\\$&")
const unescaped = (text: string): string => text.trim().replace(/\\(.)/g, "$1")
const parts = (text: string, separator: "|" | ";"): string[] =>
  text.match(separator === ";" ? /(?:\\.|[^\\;])+/g : /(?:^|\|)(?:\\.|[^\\|])*/g) ?? []

const numberIn = (written: string): string =>
  written.trim().toLowerCase() === NONE ? "" : unescaped(written)
const numberOf = (number: string): string => {
  if (!number) return NONE
  return number.toLowerCase() === NONE ? `\\${number}` : escaped(number)
}

/** 2027-03-31, or 31/03/2027 as a Belgian spreadsheet makes of it. */
function dayIn(written: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? []
  if (year && month && day) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return written || null
}

/** What a file says of the lots of a size: "L26-117 | 2027-03-31 | 40 | Noiseraie SRL; none | | 5". */
export const lotsCell = (lots: readonly ShelfLot[]): string =>
  lots
    .map(({ number, best_before, quantity, supplier }) =>
      [numberOf(number), best_before ?? "", String(quantity), ...(supplier ? [escaped(supplier)] : [])].join(
        " | ",
      ),
    )
    .join("; ")

/** The lots that a cell states, each once; undefined where it can't be that. */
export function lotsIn(cell: string): ShelfLot[] | undefined {
  const lots: ShelfLot[] = []
  for (const one of parts(cell, ";").filter((part) => part.trim())) {
    const [number = "", day = "", units = "", supplier = "", ...more] = parts(one, "|").map((part, index) =>
      index === 0 ? part : part.slice(1),
    )
    const read = shelfLotSchema.safeParse({
      number: numberIn(number),
      best_before: dayIn(day.trim()),
      quantity: stockIn(units),
      supplier: unescaped(supplier),
    })
    const isNamed = number.trim() !== ""
    if (more.length || !isNamed || !read.success) return undefined
    if (lots.some((lot) => lot.number === read.data.number)) return undefined
    lots.push(read.data)
  }
  return lots
}

/** Of stated lots those that are otherwise on the shelf; "differs" where one has another date there. */
export function changedLots(
  stated: readonly ShelfLot[],
  shelf: readonly ShelfLot[],
): ShelfLot[] | { differs: string } {
  const changed: ShelfLot[] = []
  for (const lot of stated) {
    const is = shelf.find(({ number }) => number === lot.number)
    if (is && lot.number && is.best_before !== lot.best_before) return { differs: lot.number }
    if ((is?.quantity ?? 0) !== lot.quantity) changed.push(lot)
  }
  return changed
}

export const isLots = (column: string): column is typeof LOT_COLUMN => column === LOT_COLUMN
