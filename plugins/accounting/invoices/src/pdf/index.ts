import { BARK, bytesOf, MARGIN, onEachPage, WIDTH } from "../paper"
import type { Content } from "../modules/documents"
import { drawLines, drawNotices, drawTotals } from "./body"
import { drawHead } from "./head"
import { FLOOR, newSheet, registerIn, rule, write, type Sheet } from "./page"

export { cardPdf } from "./card"
export { listPdf } from "./list"

function drawFooters(sheet: Sheet): void {
  const { pdf, content, texts } = sheet
  const { seller, language } = content
  const legal = [
    `${seller.legal_name} · ${seller.street}, ${seller.postal_code} ${seller.city}`,
    `${texts.vatNumber} ${seller.vat_number} · ${registerIn(seller, language)} · ${texts.account} ${seller.bank_account}`,
  ].join("\n")
  onEachPage(pdf, (page, count) => {
    rule(sheet, FLOOR + 20)
    const y = FLOOR + 28
    write(sheet, legal, { x: MARGIN, y, width: WIDTH - 90 }, { size: 8, color: BARK })
    const number = { x: MARGIN + WIDTH - 90, y, width: 90 }
    write(sheet, texts.page(page, count), number, { size: 8, color: BARK, align: "right" })
  })
}

/** Returns the PDF. Equal documents give equal bytes. */
export async function pdfOf(content: Content): Promise<Buffer> {
  const sheet = await newSheet(content)
  const lines = drawLines(sheet, drawHead(sheet))
  drawNotices(sheet, drawTotals(sheet, lines))
  drawFooters(sheet)
  return bytesOf(sheet.pdf)
}
