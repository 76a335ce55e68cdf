import { readFileSync } from "node:fs"
import type { Font } from "fontkit"

export type Face = keyof Faces
export type Paper = PDFKit.PDFDocument

/** Lengths in points (1/72 inch). */
export const MARGIN = 50
export const WIDTH = 595.28 - 2 * MARGIN
export const HEIGHT = 841.89

export const INK = "#1F2A1C"
export const BARK = "#6B5D4A"
export const LEAF = "#1F6B3A"
export const RULE = "#DDD5C5"

/** Loads the libraries with the first document, because they would slow down the start of the server. */
async function libraries() {
  const [{ default: PDFDocument }, { create }, { printEveryScript }, { decompression }] = await Promise.all([
    import("pdfkit"),
    import("fontkit"),
    import("./fallback.js"),
    import("./scripts.js"),
  ])
  await decompression
  return { PDFDocument, create, printEveryScript }
}

/** Creates an A4 document with the typefaces `text`, `strong` and `bold`. `info`: metadata. */
export async function newPaper(language: string, info: PDFKit.DocumentInfo): Promise<Paper> {
  const { PDFDocument, create, printEveryScript } = await libraries()
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info,
  })
  // PDFKit also accepts a parsed typeface, but its types do not.
  for (const [face, font] of Object.entries(faces(create)))
    pdf.registerFont(face, font as unknown as Uint8Array)
  printEveryScript(pdf)
  return pdf
}

/** Draws on each page. `page` starts at 1. */
export function onEachPage(pdf: Paper, draw: (page: number, count: number) => void): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page)
    draw(page + 1, count)
  }
}

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

/**
 * Assigns letters to all glyphs in a fixed order, because a glyph keeps the letters of its first use. Otherwise, text
 * copied from a document would depend on earlier documents. "ff" comes before the letter ﬀ.
 */
function fixLetters(font: Font): void {
  font.layout("ff")
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
}

type Create = typeof import("fontkit").create

function read(create: Create, file: string): Font {
  const font = create(readFileSync(file))
  if (!("layout" in font)) throw new Error(`${file} is a font collection. Use a file with a single font.`)
  fixLetters(font)
  return font
}

const readAll = (create: Create) => ({
  text: read(create, require.resolve("source-sans-pro/TTF/SourceSansPro-Regular.ttf")),
  strong: read(create, require.resolve("source-sans-pro/TTF/SourceSansPro-Semibold.ttf")),
  bold: read(create, require.resolve("source-sans-pro/TTF/SourceSansPro-Bold.ttf")),
})

type Faces = ReturnType<typeof readAll>

let cached: Faces | undefined

function faces(create: Create): Faces {
  cached ??= readAll(create)
  return cached
}
