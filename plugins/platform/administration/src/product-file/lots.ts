import { LOT_COLUMN, shelfLotSchema, type ShelfLot } from "@bon-perroquet/contract"
import { stockIn } from "./price-and-stock"

/** Cell value instead of a number, for stock without a lot. */
const NONE = "none"

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

/** Parses 2027-03-31, or 31/03/2027 as in a Belgian spreadsheet. */
function dayIn(written: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written) ?? []
  if (year && month && day) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return written || null
}

/** Writes lots like "L26-117 | 2027-03-31 | 40 | Noiseraie SRL; none | | 5". */
export const lotsCell = (lots: readonly ShelfLot[]): string =>
  lots
    .map(({ number, best_before, quantity, supplier }) =>
      [numberOf(number), best_before ?? "", String(quantity), ...(supplier ? [escaped(supplier)] : [])].join(
        " | ",
      ),
    )
    .join("; ")

/** Parses a cell with lots. Returns undefined if it is invalid or contains a lot twice. */
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

/**
 * Returns the stated lots whose quantity differs from the stock. If a lot's date differs, returns its number as
 * `differs`.
 */
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
