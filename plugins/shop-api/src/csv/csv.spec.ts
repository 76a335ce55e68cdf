import { spreadsheet } from "."

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
})
