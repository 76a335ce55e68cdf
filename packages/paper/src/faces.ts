import { readFileSync } from "node:fs"
import { create, type Font } from "fontkit"

/**
 * A glyph remembers the letters that it was first asked for, and a PDF copies them when its text is copied: asked for all
 * in one order, the same glyph says the same in every document. Two f that are one glyph come before the letter ﬀ.
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

/** The shop's typeface, with all Latin letters, Greek and Cyrillic; SIL Open Font License. */
const readAll = () => ({
  text: read(require.resolve("source-sans-pro/TTF/SourceSansPro-Regular.ttf")),
  strong: read(require.resolve("source-sans-pro/TTF/SourceSansPro-Semibold.ttf")),
  bold: read(require.resolve("source-sans-pro/TTF/SourceSansPro-Bold.ttf")),
})

export type Faces = ReturnType<typeof readAll>

let known: Faces | undefined

/** The faces, read when the first document is drawn. */
export function faces(): Faces {
  known ??= readAll()
  return known
}
