import PDFDocument from "pdfkit"
import { faces, type Faces } from "./faces"

export type Face = keyof Faces
export type Paper = PDFKit.PDFDocument

/** Points; A4 is 595.28 × 841.89. */
export const MARGIN = 50
export const WIDTH = 595.28 - 2 * MARGIN
export const HEIGHT = 841.89

/** The shop's palette on white paper. */
export const INK = "#1F2A1C"
export const BARK = "#6B5D4A"
export const LEAF = "#1F6B3A"
export const RULE = "#DDD5C5"

/** An empty A4 document whose faces are `text`, `strong` and `bold`. `info` is what a reader's window says of it. */
export function newPaper(language: string, info: PDFKit.DocumentInfo): Paper {
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info,
  })
  // PDFKit takes a typeface that was read before, too; its types name files only.
  for (const [face, font] of Object.entries(faces())) pdf.registerFont(face, font as unknown as Uint8Array)
  return pdf
}

/** Goes over a document's pages once all are there, as for their numbers. Pages count from 1. */
export function onEachPage(pdf: Paper, draw: (page: number, count: number) => void): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    draw(page + 1, count)
  }
}

/** Ends a document. @returns its file */
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
