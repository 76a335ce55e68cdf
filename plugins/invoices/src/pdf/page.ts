import { readFileSync } from "node:fs"
import PDFDocument from "pdfkit"
import type { Content } from "../modules/documents"
import { formatsIn, type Formats } from "./formats"
import { textsIn, type Texts } from "./texts"

/** Points; A4 is 595.28 × 841.89. */
export const MARGIN = 50
export const WIDTH = 595.28 - 2 * MARGIN
/** Where the footer begins; nothing else is written below. */
export const FLOOR = 841.89 - 96

/** The shop's palette on white paper. */
export const INK = "#1F2A1C"
export const BARK = "#6B5D4A"
export const LEAF = "#1F6B3A"
export const RULE = "#DDD5C5"

/** The shop's text face, with all Latin letters, Greek and Cyrillic; SIL Open Font License. */
const fontFile = (style: string): Buffer =>
  readFileSync(require.resolve(`source-sans-pro/TTF/SourceSansPro-${style}.ttf`))
const FONTS = { text: fontFile("Regular"), strong: fontFile("Semibold"), bold: fontFile("Bold") }
export type Face = keyof typeof FONTS

/** A document while it is drawn: where the pen is, and how amounts and texts are written. */
export interface Sheet {
  pdf: PDFKit.PDFDocument
  content: Content
  texts: Texts
  formats: Formats
}

/** An empty A4 page. Nothing in it depends on when or where it is made. */
export function newSheet(content: Content): Sheet {
  const texts = textsIn(content.language)
  const issued = new Date(content.issued_at)
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    info: {
      Title: `${texts.title[content.kind]} ${content.number}`,
      Author: content.seller.legal_name,
      Creator: content.seller.name,
      Producer: content.seller.name,
      CreationDate: issued,
      ModDate: issued,
    },
  })
  for (const [face, file] of Object.entries(FONTS)) pdf.registerFont(face, file)
  return { pdf, content, texts, formats: formatsIn(content.language) }
}

export interface Style {
  face?: Face
  size?: number
  color?: string
  align?: "left" | "right" | "center"
}

/** Writes a text into a column. @returns its height */
export function write(
  { pdf }: Sheet,
  text: string,
  at: { x: number; y: number; width: number },
  { face = "text", size = 9.5, color = INK, align = "left" }: Style = {},
): number {
  pdf.font(face).fontSize(size).fillColor(color)
  const options = { width: at.width, align, lineGap: 1 }
  const height = pdf.heightOfString(text, options)
  pdf.text(text, at.x, at.y, options)
  return height
}

/** A hairline across the page. */
export function rule({ pdf }: Sheet, y: number, color = RULE, x = MARGIN, width = WIDTH): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.75)
    .strokeColor(color)
    .stroke()
}
