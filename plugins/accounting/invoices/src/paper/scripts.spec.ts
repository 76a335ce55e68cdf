import { readFileSync } from "node:fs"
import { create, type Font } from "fontkit"
import { bytesOf, newPaper } from "./index"
import { decompression, runsOf } from "./scripts"

const base = create(readFileSync(require.resolve("source-sans-pro/TTF/SourceSansPro-Regular.ttf"))) as Font
const MADE = new Date("2026-11-21T08:00:00Z")

const shown = (text: string) =>
  runsOf(text, base)?.map((run) => [run.text, run.fallback?.face.replace(/-[^-]*$/, "")])

beforeAll(() => decompression)

it.each([
  ["Chinese", "王伟", "noto-sans-sc"],
  ["Arabic", "محمد", "noto-sans-arabic"],
  ["Hebrew", "כהן", "noto-sans-hebrew"],
  ["Thai", "สมชาย", "noto-sans-thai"],
  ["emoji", "🦜", "noto-emoji"],
])("the letters of a name in %s are printed in a typeface that has all of them", (_script, name, face) => {
  const runs = runsOf(`Ada ${name}`, base) ?? []
  expect(runs.map(({ text }) => text).join("")).toBe(`Ada ${name}`)
  expect(runs[0]).toEqual({ text: "Ada ", fallback: undefined })
  for (const { text, fallback } of runs.slice(1)) {
    expect(fallback?.face).toContain(face)
    for (const letter of text)
      expect(fallback?.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).toBe(true)
  }
})

it("a text in the shop's letters stays in the shop's typeface", () => {
  expect(runsOf("Œufs d’Éléonore Łukasz Ελένη Юрий 1 250,00 €", base)).toBeNull()
})

it("words, numbers and brackets of a right-to-left name are in the order of Unicode's bidirectional algorithm", () => {
  expect(shown("שרה (בע) 12")).toEqual([
    ["12", undefined],
    [" (", undefined],
    ["בע", "noto-sans-hebrew"],
    [") ", undefined],
    ["שרה", "noto-sans-hebrew"],
  ])
  expect(shown("Müller محمد بن 12")?.map(([text]) => text)).toEqual(["Müller ", "12", " ", "بن", " ", "محمد"])
})

it("a Thai vowel stays below its tone mark, and marks stay with their letter", () => {
  expect(shown("น้ำ")).toEqual([["น\u0e4d\u0e49\u0e32", "noto-sans-thai"]])
  expect(shown("👩\u200d👧")).toEqual([["👩\u200d👧", "noto-emoji"]])
})

it("a document embeds only the letters that it prints, and wraps long names", async () => {
  const pdf = await newPaper("fr", { CreationDate: MADE, ModDate: MADE })
  const plain = await newPaper("fr", { CreationDate: MADE, ModDate: MADE })
  for (const each of [pdf, plain]) each.font("text").fontSize(9)
  plain.text("Ada", 50, 50)
  pdf.text("王伟 محمد כהן สมชาย 🦜", 50, 50)
  const top = pdf.y
  pdf.text("中文公司名称有限责任公司".repeat(3), { width: 100 })
  expect(pdf.y - top).toBeGreaterThan(3 * pdf.currentLineHeight())
  const [bytes, bare] = await Promise.all([bytesOf(pdf), bytesOf(plain)])
  for (const face of ["SC", "Arabic", "Hebrew", "Thai"])
    expect(bytes.toString("latin1")).toMatch(new RegExp(`NotoSans${face}`))
  expect(bytes.length - bare.length).toBeLessThan(40_000)
})
