import { readFileSync } from "node:fs"
import { create, type Font } from "fontkit"

/**
 * A glyph keeps the letters for which it was first requested, and a PDF copies them as text. This function requests
 * all in a fixed order, so that every document copies the same text. "ff" as two letters comes before the letter ﬀ.
 */
function fixLetters(font: Font): void {
  font.layout("ff")
  for (const letter of font.characterSet) font.glyphForCodePoint(letter)
}

function read(file: string): Font {
  const font = create(readFileSync(file))
  if (!("layout" in font)) throw new Error(`${file} is a collection of typefaces.`)
  fixLetters(font)
  return font
}

/** Reads the shop's typeface with Latin, Greek and Cyrillic letters (SIL Open Font License). */
const readAll = () => ({
  text: read(require.resolve("source-sans-pro/TTF/SourceSansPro-Regular.ttf")),
  strong: read(require.resolve("source-sans-pro/TTF/SourceSansPro-Semibold.ttf")),
  bold: read(require.resolve("source-sans-pro/TTF/SourceSansPro-Bold.ttf")),
})

export type Faces = ReturnType<typeof readAll>

let known: Faces | undefined

/** Returns the faces. They are read once per process. */
export function faces(): Faces {
  known ??= readAll()
  return known
}
