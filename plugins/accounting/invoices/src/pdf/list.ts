import type { PrintedList } from "@bon-perroquet/api-kit/documents"
import { bytesOf, MARGIN, newPaper, onEachPage, WIDTH } from "../paper"
import { FLOOR, write } from "./page"
import { drawTable, room } from "./table"
import { textsIn } from "./texts"

const LABEL_WIDTH = 170
/** Points that a fact needs at least on its page. */
const FACT_HEIGHT = 40

/** Returns the PDF of a list. Each page repeats the titles of the columns. */
export async function listPdf(list: PrintedList): Promise<Buffer> {
  const { language, title, author, facts } = list
  const pdf = await newPaper(language, { Title: title, Author: author })
  const sheet = { pdf }
  const place = { x: MARGIN, width: WIDTH }
  let y = MARGIN
  y += write(sheet, title, { ...place, y }, { face: "strong", size: 18 })
  y += write(sheet, list.address, { ...place, y }) + 16
  for (const [label, value] of facts) {
    y = room(sheet, y, FACT_HEIGHT)
    const beside = { x: MARGIN + LABEL_WIDTH, y, width: WIDTH - LABEL_WIDTH }
    const height = write(sheet, label, { x: MARGIN, y, width: LABEL_WIDTH - 6 }, { face: "strong" })
    y += Math.max(height, write(sheet, value, beside)) + 4
  }
  const columns = list.columns.map(({ title, share }) => ({ title, width: WIDTH * share }))
  drawTable(sheet, { columns, x: MARGIN, rows: list.rows }, room(sheet, y + 16, FACT_HEIGHT))
  const { page } = textsIn(language)
  onEachPage(pdf, (number, count) =>
    write(sheet, page(number, count), { ...place, y: FLOOR + 28 }, { size: 8, align: "right" }),
  )
  return bytesOf(pdf)
}
