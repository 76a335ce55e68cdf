import type { Font } from "fontkit"
import { runsOf, type Run } from "./scripts"

/** PDFKit document with the internal function that prints a part of a line. PDFKit's types lack it. */
type Drawing = PDFKit.PDFDocument & {
  _fragment: (text: string, x: number, y: number, options: LineOptions) => void
  _font: { font?: Font; ascender: number; name?: string; id?: string }
  _fontSize: number
}
type LineOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number; wordCount?: number }

/**
 * Width of the outline around letters of a thin typeface, relative to their size. The outline makes them look regular.
 */
const OUTLINE = 0.04

/**
 * Prints letters that the document's typeface lacks in other typefaces. Replaces the two functions that PDFKit calls
 * for each line.
 */
export function printEveryScript(pdf: PDFKit.PDFDocument): void {
  const drawing = pdf as Drawing
  const measure = pdf.widthOfString.bind(pdf)
  const draw = drawing._fragment.bind(pdf)

  const runsIn = (text: string): Run[] | null => {
    const { font } = drawing._font
    return font ? runsOf(text, font) : null
  }

  function widthOf({ text, fallback }: Run, options: LineOptions): number {
    if (!fallback) return measure(text, options)
    return inFace(fallback, () => measure(text, { ...options, features: [] }))
  }

  function inFace<T>({ face, font }: NonNullable<Run["fallback"]>, work: () => T): T {
    const before = drawing._font
    try {
      pdf.registerFont(face, font as unknown as Uint8Array)
      pdf.font(face)
      return work()
    } finally {
      drawing._font = before
    }
  }

  drawing.widthOfString = (text, options = {}) => {
    const runs = runsIn(text)
    if (!runs) return measure(text, options)
    return runs.reduce((width, run) => width + widthOf(run, options), 0)
  }

  drawing._fragment = (text, x, y, options) => {
    const line = text.replaceAll("\n", "")
    const runs = runsIn(line)
    if (!runs) return draw(text, x, y, options)
    const width = runs.reduce((sum, run) => sum + widthOf(run, options), 0)
    const free = options.width ? (options.lineWidth ?? width) - width : 0
    let at = x + (options.align === "right" ? free : options.align === "center" ? free / 2 : 0)
    // All parts share the baseline of the document's typeface.
    const baseline = (-drawing._font.ascender / 1000) * drawing._fontSize
    const rest = {
      ...options,
      width: undefined,
      lineWidth: undefined,
      textWidth: undefined,
      align: undefined,
    }
    for (const run of runs) {
      const { fallback } = run
      if (fallback)
        inFace(fallback, () => {
          pdf.save()
          if (fallback.isThin) pdf.lineWidth(drawing._fontSize * OUTLINE)
          const outline = fallback.isThin ? { fill: true, stroke: true } : {}
          draw(run.text, at, y, { ...rest, ...outline, features: [], baseline })
          pdf.restore()
        })
      else draw(run.text, at, y, { ...rest, baseline })
      at += widthOf(run, rest)
    }
  }
}
