import { BARK, MARGIN } from "../paper"
import { FLOOR, rule, write, type Sheet as InvoiceSheet, type Style } from "./page"

type Sheet = Pick<InvoiceSheet, "pdf">

export interface Column {
  title: string
  /** Width in points. */
  width: number
  align?: "left" | "right"
}

export interface Table {
  columns: Column[]
  x: number
  rows: string[][]
}

const GAP = 8
const PADDING = 5

const widthOf = (columns: Column[]): number => columns.reduce((sum, { width }) => sum + width, 0)

function drawRow(sheet: Sheet, { columns, x }: Table, cells: string[], y: number, style: Style): number {
  const heights = columns.reduce<{ x: number; heights: number[] }>(
    ({ x: left, heights }, { width, align = "left" }, index) => {
      const at = { x: left, y, width: width - GAP }
      if (align === "right") at.x += GAP
      return {
        x: left + width,
        heights: [...heights, write(sheet, cells[index] ?? "", at, { ...style, align })],
      }
    },
    { x, heights: [] },
  ).heights
  return Math.max(...heights)
}

function drawTitles(sheet: Sheet, table: Table, y: number): number {
  const titles = table.columns.map(({ title }) => title)
  const height = drawRow(sheet, table, titles, y, { size: 8, color: BARK })
  rule(sheet, y + height + 4, BARK, table.x, widthOf(table.columns))
  return y + height + 4
}

/** Returns a row's height, because pages break only between rows. */
function heightOf({ pdf }: Sheet, { columns }: Table, cells: string[]): number {
  pdf.font("text").fontSize(9.5)
  const heights = columns.map(({ width }, index) =>
    pdf.heightOfString(cells[index] ?? "", { width: width - GAP, lineGap: 1 }),
  )
  return Math.max(...heights) + 2 * PADDING
}

/**
 * Starts a new page if less than `needed` points are left.
 * @returns the y position at which to continue
 */
export function room({ pdf }: Sheet, y: number, needed: number): number {
  if (y + needed <= FLOOR) return y
  pdf.addPage()
  return MARGIN
}

/** @returns the y position below the table */
export function drawTable(sheet: Sheet, table: Table, top: number): number {
  let y = drawTitles(sheet, table, top)
  for (const cells of table.rows) {
    const place = room(sheet, y, heightOf(sheet, table, cells))
    if (place !== y) y = drawTitles(sheet, table, place)
    y += PADDING + drawRow(sheet, table, cells, y + PADDING, {}) + PADDING
    rule(sheet, y, undefined, table.x, widthOf(table.columns))
  }
  return y
}
