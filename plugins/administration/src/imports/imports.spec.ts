import { MAX_IMPORT_LINES } from "@bon-perroquet/contract"
import { priceIn, stockIn } from "./figures-in"
import { readCsv } from "./read-csv"

describe("a price", () => {
  it.each([
    ["7.35", 735],
    ["7,35", 735],
    [" 7,5 ", 750],
    ["12", 1200],
    ["€ 7,35", 735],
    ["7,35 €", 735],
    ["1 234,50", 123_450],
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["0,01", 1],
    ["10000", 1_000_000],
  ])("%s is read", (written, cents) => expect(priceIn(written)).toBe(cents))

  it.each(["0", "-1", "7,355", "1.234", "abc", "7,3,5", "1e3", "10000,01", ",", "7;35", "=1+1"])(
    "%s is none",
    (written) => expect(priceIn(written)).toBeUndefined(),
  )

  it("that is empty says nothing", () => expect(priceIn(" ")).toBeNull())
})

it("units are whole", () => {
  expect(["0", "12", "1 000"].map(stockIn)).toEqual([0, 12, 1000])
  expect(["-1", "1,5", "x", "1000001", "1e3"].map(stockIn)).toEqual(Array(5).fill(undefined))
  expect(stockIn("")).toBeNull()
})

describe("a file", () => {
  const LINES = [
    { line: 2, sku: "A-1", price: "7,35", stock: "3" },
    { line: 4, sku: "B-2", price: "", stock: "5" },
  ]

  it.each([
    ["semicolons, a mark and Windows' line ends", "\uFEFFsku;price;stock\r\nA-1;7,35;3\r\n\r\nB-2;;5\r\n"],
    ["commas and quotes", 'sku,price,stock\nA-1,"7,35",3\n\nB-2,,5'],
    ["tabs", "sku\tprice\tstock\nA-1\t7,35\t3\n\nB-2\t\t5\n"],
    ["French headings in another order", "Nom;Stock;Prix;Référence\nNoix;3;7,35;A-1\n\nNoix;5;;B-2"],
  ])("with %s is read", (_how, text) => expect(readCsv(Buffer.from(text))).toEqual(LINES))

  it("of an old Excel is read too", () => {
    expect(readCsv(Buffer.from("Référence;Prix\nA-1;7,35\n", "latin1"))).toEqual([
      { line: 2, sku: "A-1", price: "7,35", stock: "" },
    ])
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("sku\tstock\nA-1\t3\n", "utf16le")])
    expect(readCsv(utf16)).toEqual([{ line: 2, sku: "A-1", price: "", stock: "3" }])
  })

  it.each([
    ["csv_columns", "name;price\nA;1"],
    ["csv_columns", "sku;name\nA;1"],
    ["csv_columns", ""],
    ["csv_empty", "sku;price\n\n;;\n"],
    ["csv_unreadable", 'sku;price\n"A-1;1\nB;2'],
    ["csv_too_long", `sku;price\n${"A;1\n".repeat(MAX_IMPORT_LINES + 1)}`],
  ])("is refused as %s", (code, text) => {
    expect(() => readCsv(Buffer.from(text))).toThrow(code)
  })
})
