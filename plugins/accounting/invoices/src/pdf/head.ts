import { BARK, INK, MARGIN, WIDTH } from "../paper"
import { registerIn, rule, write, type Sheet } from "./page"

const HALF = WIDTH / 2
/** Points above the line below the title. */
const LOGO_HEIGHT = 42

function drawTitle(sheet: Sheet): number {
  const { content, texts, accent, logo, pdf } = sheet
  const y = MARGIN - 4
  if (logo) pdf.image(logo, MARGIN, y, { fit: [HALF - 20, LOGO_HEIGHT] })
  else
    write(
      sheet,
      content.seller.name,
      { x: MARGIN, y, width: HALF },
      { face: "bold", size: 21, color: accent },
    )
  const right = { x: MARGIN + HALF, y, width: HALF }
  write(sheet, texts.title[content.kind], right, { face: "bold", size: 21, align: "right" })
  const below = { ...right, y: y + 27 }
  write(sheet, content.number, below, { face: "strong", size: 11, color: BARK, align: "right" })
  rule(sheet, y + 50, accent)
  return y + 64
}

function sellerLines({ content, texts, formats }: Sheet): string[] {
  const { seller, language } = content
  return [
    seller.legal_name,
    seller.street,
    `${seller.postal_code} ${seller.city}, ${formats.country(seller.country)}`,
    `${texts.vatNumber} ${seller.vat_number}`,
    registerIn(seller, language),
    seller.email,
    `${texts.phone} ${seller.phone}`,
  ]
}

function buyerLines({ content, texts, formats }: Sheet): string[] {
  const { buyer } = content
  return [
    buyer.company ?? "",
    buyer.name,
    buyer.street_2 ?? "",
    buyer.street,
    `${buyer.postal_code} ${buyer.city}`.trim(),
    formats.country(buyer.country),
    buyer.vat_number ? `${texts.vatNumber} ${buyer.vat_number}` : "",
  ].filter((line) => line !== "")
}

function drawLines(sheet: Sheet, lines: string[], x: number, y: number, width: number): number {
  return lines.reduce(
    (top, line, index) =>
      top + write(sheet, line, { x, y: top, width }, { face: index === 0 ? "strong" : "text" }) + 1,
    y,
  )
}

const label = (sheet: Sheet, text: string, x: number, y: number, width: number): number =>
  write(sheet, text, { x, y, width }, { size: 8, color: BARK }) + 2

function drawFacts(sheet: Sheet, y: number): number {
  const { content, texts, formats, pdf } = sheet
  const facts: [string, string][] = [
    [texts.number, content.number],
    [texts.date, formats.day(content.issued_at)],
    [texts.order, content.order_number],
    [texts.orderedOn, formats.day(content.ordered_at)],
  ]
  const width = WIDTH / facts.length
  pdf.rect(MARGIN, y, WIDTH, 40).fill("#F4EFE3")
  facts.forEach(([name, value], index) => {
    const x = MARGIN + 12 + index * width
    label(sheet, name, x, y + 7, width - 14)
    write(sheet, value, { x, y: y + 19, width: width - 14 }, { face: "strong", color: INK })
  })
  return y + 40
}

export function drawHead(sheet: Sheet): number {
  const { content, texts, formats } = sheet
  const top = drawTitle(sheet)
  const left = drawLines(sheet, sellerLines(sheet), MARGIN, top, HALF - 20)
  const x = MARGIN + HALF
  const buyerTop = top + label(sheet, texts.billedTo, x, top, HALF)
  const right = drawLines(sheet, buyerLines(sheet), x, buyerTop, HALF)
  let y = drawFacts(sheet, Math.max(left, right) + 14)
  const other = content.undoes ?? content.credits
  if (other) {
    const says = content.undoes ? texts.takesBack : texts.corrects
    const numbers = [other.number, ...(content.undoes ? [] : (content.credits?.further ?? []))]
    const text = says(numbers.join(", "), formats.day(other.issued_at))
    y += 10 + write(sheet, text, { x: MARGIN, y: y + 10, width: WIDTH }, { face: "strong" })
  }
  return y + 20
}
