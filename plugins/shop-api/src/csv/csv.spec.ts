import fc from "fast-check"
import { asMeant, fieldOf, spreadsheet } from "."

const line = (...fields: string[]): string => spreadsheet([fields], ";")

describe("A file for a spreadsheet", () => {
  it("begins with the mark of UTF-8 and has a line for each row", () => {
    expect(spreadsheet([["a", "b"], ["c"]], ",")).toBe("\uFEFFa,b\r\nc\r\n")
  })

  it.each(["a;b", "a,b", "a\nb", "a\rb"])("has %j between quotes", (text) => {
    expect(line(text, "c")).toBe(`\uFEFF"${text}";c\r\n`)
  })

  it("doubles quotes within quotes", () => {
    expect(line('12" cage')).toBe('\uFEFF"12"" cage"\r\n')
  })

  it.each(["=1+1", "+cmd", "-2", "@SUM(A1)", " =1", '"=1', "'=1"])("computes nothing of %j", (text) => {
    expect(line(text)).toMatch(/^\uFEFF"?'/)
  })

  it.each([
    ["a;=1+1", '"a;\'=1+1"'],
    ["a, -1", '"a, \'-1"'],
    ["a|@b", "a|'@b"],
  ])("computes nothing of %j where another separator cuts it", (text, written) => {
    expect(line(text)).toBe(`\uFEFF${written}\r\n`)
  })

  it("leaves a telephone number as it is", () => {
    expect(line("+32 (0)2 123.45/67")).toBe("\uFEFF+32 (0)2 123.45/67\r\n")
  })

  it("computes nothing of what only begins as a telephone number does", () => {
    expect(line("+32 1+cmd|' /C calc'!A0")).toBe("\uFEFF'+32 1+cmd|' /C calc'!A0\r\n")
  })
})

describe("What a file says is meant without the apostrophes that keep it from being computed", () => {
  it.each([
    ["'=1+1", "=1+1"],
    ["' -5", " -5"],
    ["''=1", "'=1"],
    ["'+32 470", "+32 470"],
    ["a;'=1", "a;=1"],
    ["a, '@b, '-c", "a, @b, -c"],
    ["a|'@b\n'+1", "a|@b\n+1"],
    ["=1;'=2", "=1;=2"],
  ])("%j is %j", (written, meant) => expect(asMeant(written)).toBe(meant))

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
  ])("%j stays as it is", (written) => expect(asMeant(written)).toBe(written))

  it("is the text that was written, whatever it is", () => {
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
