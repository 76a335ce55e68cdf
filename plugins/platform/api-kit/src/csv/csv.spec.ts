import fc from "fast-check"
import { asMeant, fieldOf, spreadsheet } from "."

const line = (...fields: string[]): string => spreadsheet([fields], ";")

describe("A file for spreadsheets", () => {
  it("starts with a byte order mark and has a line per row", () => {
    expect(spreadsheet([["a", "b"], ["c"]], ",")).toBe("\uFEFFa,b\r\nc\r\n")
  })

  it.each(["a;b", "a,b", "a\nb", "a\rb"])("quotes %j", (text) => {
    expect(line(text, "c")).toBe(`\uFEFF"${text}";c\r\n`)
  })

  it("doubles quotes within quotes", () => {
    expect(line('12" cage')).toBe('\uFEFF"12"" cage"\r\n')
  })

  it.each(["=1+1", "+cmd", "-2", "@SUM(A1)", " =1", '"=1', "'=1"])(
    "has an apostrophe in front of the formula %j",
    (text) => {
      expect(line(text)).toMatch(/^\uFEFF"?'/)
    },
  )

  it.each([
    ["a;=1+1", '"a;\'=1+1"'],
    ["a, -1", '"a, \'-1"'],
    ["a|@b", "a|'@b"],
  ])("has an apostrophe in front of the formula in %j after another separator", (text, written) => {
    expect(line(text)).toBe(`\uFEFF${written}\r\n`)
  })

  it("keeps a phone number unchanged", () => {
    expect(line("+32 (0)2 123.45/67")).toBe("\uFEFF+32 (0)2 123.45/67\r\n")
  })

  it("has an apostrophe in front of text that only starts like a phone number", () => {
    expect(line("+32 1+cmd|' /C calc'!A0")).toBe("\uFEFF'+32 1+cmd|' /C calc'!A0\r\n")
  })
})

describe("Reading a cell", () => {
  it.each([
    ["'=1+1", "=1+1"],
    ["' -5", " -5"],
    ["''=1", "'=1"],
    ["'+32 470", "+32 470"],
    ["a;'=1", "a;=1"],
    ["a, '@b, '-c", "a, @b, -c"],
    ["a|'@b\n'+1", "a|@b\n+1"],
    ["=1;'=2", "=1;=2"],
  ])("removes the apostrophes against formulas from %j, which becomes %j", (written, expected) =>
    expect(asMeant(written)).toBe(expected),
  )

  it.each([
    "",
    "'",
    "'t Vogeltje",
    "l'oiseau",
    "5'-6'",
    "=1'",
    "a-b",
    "rock 'n' roll",
    "12' x 5'",
    "a;'b",
    "x=1",
  ])("keeps the apostrophes of %j", (written) => expect(asMeant(written)).toBe(written))

  it("restores any text that was written", () => {
    const odd = fc.constantFrom("'", '"', ";", ",", "\t", "\n", "\r", "|", "=", "+", "-", "@", " ", "é", "1")
    const text = fc.array(odd, { maxLength: 12 }).map((signs) => signs.join(""))
    const unquoted = (field: string) =>
      /[";,\r\n]/.test(field) ? field.slice(1, -1).replaceAll('""', '"') : field
    fc.assert(
      fc.property(text, (written) => expect(asMeant(unquoted(fieldOf(written)))).toBe(written)),
      { numRuns: 1_000 },
    )
  })
})
