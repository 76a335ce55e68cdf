import type { Language } from "@bon-perroquet/contract/sets"
import {
  bytesOf,
  HEIGHT,
  INK,
  MARGIN,
  newPaper,
  onEachPage,
  RULE,
  WIDTH,
  type Face,
  type Paper,
} from "@bon-perroquet/pdf"
import type { Seller } from "../lots"
import type { LotRecord } from "./list"
import { textsIn } from "./texts"

/** Position of the lowest row, in points on A4. */
const FLOOR = HEIGHT - 70
const LABEL_WIDTH = 170
const COLUMNS = [0.15, 0.11, 0.14, 0.25, 0.07, 0.11, 0.17]

type Cell = { text: string; x: number; width: number }

/** @returns position of the next row */
function writeRow(pdf: Paper, y: number, cells: readonly Cell[], faces: readonly Face[]): number {
  const heights = cells.map(({ text, width }, at) =>
    pdf
      .font(faces[at] ?? "text")
      .fontSize(9)
      .heightOfString(text || " ", { width }),
  )
  const height = Math.max(...heights)
  let top = y
  if (y + height > FLOOR) {
    pdf.addPage()
    top = MARGIN
  }
  cells.forEach(({ text, x, width }, at) =>
    pdf
      .font(faces[at] ?? "text")
      .fontSize(9)
      .fillColor(INK)
      .text(text, x, top, { width }),
  )
  const end = top + height + 4
  pdf
    .moveTo(MARGIN, end)
    .lineTo(MARGIN + WIDTH, end)
    .lineWidth(0.5)
    .strokeColor(RULE)
    .stroke()
  return end + 4
}

function columns(texts: readonly string[]): Cell[] {
  let x = MARGIN
  return COLUMNS.map((share, at) => {
    const cell = { text: texts[at] ?? "", x, width: WIDTH * share - 6 }
    x += WIDTH * share
    return cell
  })
}

export async function recordPdf(record: LotRecord, seller: Seller, language: Language): Promise<Buffer> {
  const { list } = textsIn(language)
  const pdf = await newPaper(language, { Title: list.title, Author: seller.legal_name })
  pdf.font("strong").fontSize(18).fillColor(INK).text(list.title, MARGIN, MARGIN, { width: WIDTH })
  const address = `${seller.legal_name} · ${seller.street}, ${seller.postal_code} ${seller.city} · ${seller.email}`
  pdf.font("text").fontSize(9).text(address, { width: WIDTH })
  let y = pdf.y + 16
  for (const [label, value] of record.facts) {
    const cells = [
      { text: label, x: MARGIN, width: LABEL_WIDTH - 6 },
      { text: value, x: MARGIN + LABEL_WIDTH, width: WIDTH - LABEL_WIDTH },
    ]
    y = writeRow(pdf, y, cells, ["strong", "text"])
  }
  y = writeRow(
    pdf,
    y + 16,
    columns(record.head),
    record.head.map(() => "strong"),
  )
  for (const row of record.rows) y = writeRow(pdf, y, columns(row), [])
  onEachPage(pdf, (page, count) =>
    pdf
      .font("text")
      .fontSize(8)
      .text(list.page(page, count), MARGIN, FLOOR + 24, { width: WIDTH, align: "right" }),
  )
  return bytesOf(pdf)
}
