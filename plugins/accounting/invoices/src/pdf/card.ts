import type { PrintedCard } from "@bon-perroquet/api-kit/documents"
import { BARK, bytesOf, LEAF, MARGIN, newPaper, WIDTH } from "../paper"
import { write } from "./page"

/** Lengths in points. */
const PADDING = 28
const LABEL_WIDTH = 110

/** Returns the PDF of a gift card: a frame in the upper part of an A4 page, to cut out or fold. */
export async function cardPdf({
  language,
  title,
  shop,
  amount,
  code,
  facts,
  message,
  note,
}: PrintedCard): Promise<Buffer> {
  const pdf = await newPaper(language, { Title: title, Author: shop })
  const sheet = { pdf }
  const place = { x: MARGIN + PADDING, width: WIDTH - 2 * PADDING }
  let y = MARGIN + PADDING
  y += write(sheet, shop, { ...place, y }, { face: "strong", size: 13, color: LEAF })
  y += write(sheet, title, { ...place, y }, { face: "bold", size: 26 }) + 4
  y += write(sheet, amount, { ...place, y }, { face: "bold", size: 40, color: LEAF }) + 10
  if (message) y += write(sheet, message, { ...place, y }, { size: 13 }) + 14
  for (const [label, value] of facts) {
    const beside = { x: place.x + LABEL_WIDTH, y, width: place.width - LABEL_WIDTH }
    const height = write(sheet, label, { x: place.x, y, width: LABEL_WIDTH - 6 }, { size: 11, color: BARK })
    y += Math.max(height, write(sheet, value, beside, { face: "strong", size: 11 })) + 4
  }
  y += 12
  y += write(sheet, code, { ...place, y }, { face: "bold", size: 24, align: "center" }) + 12
  y += write(sheet, note, { ...place, y }, { size: 10, color: BARK, align: "center" }) + PADDING
  pdf
    .roundedRect(MARGIN, MARGIN, WIDTH, y - MARGIN, 14)
    .lineWidth(1.5)
    .strokeColor(LEAF)
    .stroke()
  return bytesOf(pdf)
}
