import { readFileSync } from "node:fs"
import { create, type Font } from "fontkit"
import bidiFactory from "bidi-js"
import woff2 from "wawoff2/build/decompress_binding.js"

/**
 * Typefaces for scripts that the shop's typeface lacks (SIL Open Font License). Each package has several files. A file
 * is read when one of its letters is printed for the first time.
 */
const PACKAGES = [
  { name: "noto-sans-hebrew", isThin: true },
  { name: "noto-sans-arabic", isThin: false },
  { name: "noto-sans-thai", isThin: false },
  { name: "noto-sans-sc", isThin: true },
  { name: "noto-emoji", isThin: false },
] as const

interface Slice {
  face: string
  file: string
  ranges: [from: number, to: number][]
  /** True if the file's default weight is the thinnest, so that letters are drawn with an outline. */
  isThin: boolean
}

/** A part of a line in one typeface and one direction. */
export interface Run {
  text: string
  /** Undefined if the shop's typeface prints the part. */
  fallback: { face: string; font: Font; isThin: boolean } | undefined
}

const rangeOf = (text: string): [number, number] => {
  const [from = "", to = from] = text.slice(2).split("-")
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const slicesOf = ({ name, isThin }: (typeof PACKAGES)[number]): Slice[] => {
  const folder = `@fontsource-variable/${name}`
  const unicode = JSON.parse(readFileSync(require.resolve(`${folder}/unicode.json`), "utf8")) as Record<
    string,
    string
  >
  return Object.entries(unicode).map(([key, ranges]) => {
    const slice = key.replace(/[[\]]/g, "")
    return {
      ...{ face: `${name}-${slice}`, isThin, ranges: ranges.split(",").map(rangeOf) },
      file: `${folder}/files/${name}-${slice}-wght-normal.woff2`,
    }
  })
}

let slices: Slice[] | undefined
const fonts = new Map<string, Font>()

/** Resolves when typefaces can be decompressed. PDFKit cannot embed compressed ones. */
export const decompression = new Promise<void>((resolve) => {
  const { decompress, onRuntimeInitialized: before } = woff2
  if (decompress) resolve()
  else
    woff2.onRuntimeInitialized = () => {
      before?.()
      resolve()
    }
})

function fontOf({ face, file }: Slice): Font {
  const loaded = fonts.get(face)
  if (loaded) return loaded
  const bytes = woff2.decompress?.(readFileSync(require.resolve(file)))
  if (!bytes) throw new Error(`${file} could not be decompressed.`)
  const read = create(Buffer.from(bytes)) as Font
  fonts.set(face, read)
  return read
}

function fallbackFor(letter: number): Run["fallback"] {
  slices ??= PACKAGES.flatMap(slicesOf)
  for (const slice of slices) {
    if (!slice.ranges.some(([from, to]) => letter >= from && letter <= to)) continue
    const font = fontOf(slice)
    if (font.hasGlyphForCodePoint(letter)) return { face: slice.face, font, isThin: slice.isThin }
  }
  return undefined
}

/** Matches marks that belong to the letter before: combining marks, joiners, variation selectors, skin tones. */
const FOLLOWS = /^(?:\p{M}|\p{Join_Control}|\p{Variation_Selector}|\p{Emoji_Modifier})$/u
/** Matches a Thai vowel after a tone mark. Its circle belongs below the mark, but the library draws it above. */
const TONE_AND_AM = /([\u0e48-\u0e4b])\u0e33/g

const bidi = bidiFactory()

/** Returns whether the shop's typeface prints the whole text. */
const isPlain = (text: string, base: Font): boolean =>
  Array.from(text).every((letter) => base.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** Divides a text by typeface, in the text's order. */
function byFace(text: string, base: Font): Run[] {
  const runs: Run[] = []
  for (const letter of text.replace(TONE_AND_AM, "\u0e4d$1\u0e32")) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const follows = FOLLOWS.test(letter) && last?.fallback?.font.hasGlyphForCodePoint(code)
    const fallback = follows || base.hasGlyphForCodePoint(code) ? undefined : fallbackFor(code)
    if (last && (follows || last.fallback?.face === fallback?.face)) last.text += letter
    else runs.push({ text: letter, fallback })
  }
  return runs
}

/** Divides a text by direction, in the order in which it is printed (Unicode Bidirectional Algorithm, UAX #9). */
function byDirection(text: string): { text: string; isRightToLeft: boolean }[] {
  const embedding = bidi.getEmbeddingLevels(text, "auto")
  const parts: { text: string; isRightToLeft: boolean; last: number }[] = []
  for (const at of bidi.getReorderedIndices(text, embedding)) {
    const isRightToLeft = (embedding.levels[at] ?? 0) % 2 === 1
    const letter = text[at] ?? ""
    const shown = (isRightToLeft && bidi.getMirroredCharacter(letter)) || letter
    const part = parts.at(-1)
    if (part?.isRightToLeft === isRightToLeft && Math.abs(at - part.last) === 1) {
      // Puts letters that are printed from right to left back in reading order, because the typeface library reverses
      // them itself.
      part.text = isRightToLeft ? shown + part.text : part.text + shown
      part.last = at
    } else parts.push({ text: shown, isRightToLeft, last: at })
  }
  return parts
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Returns the parts of a line from left to right, or null if the shop's typeface prints all of it. */
export function runsOf(text: string, base: Font): Run[] | null {
  if (isPlain(text, base)) return null
  if (!RIGHT_TO_LEFT.test(text)) return byFace(text, base)
  return byDirection(text).flatMap((part) => {
    const runs = byFace(part.text, base)
    return part.isRightToLeft ? runs.reverse().map(reversed) : runs
  })
}

/** Reverses the letters of a right-to-left run in the shop's typeface. PDFKit does this for the other typefaces. */
const reversed = (run: Run): Run =>
  run.fallback ? run : { ...run, text: Array.from(run.text).reverse().join("") }
