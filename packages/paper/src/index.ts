import PDFDocument from "pdfkit"
import { faces, type Faces } from "./faces"

export type Face = keyof Faces
export type Paper = PDFKit.PDFDocument

/** In points. A4 has 595.28 × 841.89. */
export const MARGIN = 50
export const WIDTH = 595.28 - 2 * MARGIN
export const HEIGHT = 841.89

/** Colours of the shop on white paper. */
export const INK = "#1F2A1C"
export const BARK = "#6B5D4A"
export const LEAF = "#1F6B3A"
export const RULE = "#DDD5C5"

/** Starts an A4 document with the faces `text`, `strong` and `bold`. `info` contains the document's metadata. */
export function newPaper(language: string, info: PDFKit.DocumentInfo): Paper {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info,
  })
  // PDFKit also accepts a parsed typeface, but its types do not.
  for (const [face, font] of Object.entries(faces())) pdf.registerFont(face, font as unknown as Uint8Array)
  return pdf
}

/** Visits the pages of a complete document, for example to add page numbers. Pages count from 1. */
export function onEachPage(pdf: Paper, draw: (page: number, count: number) => void): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    draw(page + 1, count)
  }
}

/** Ends a document. @returns its content */
export function bytesOf(pdf: Paper): Promise<Buffer> {
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
    pdf.on("end", () => resolve(Buffer.concat(chunks)))
    pdf.on("error", reject)
  })
  pdf.end()
  return finished
}
