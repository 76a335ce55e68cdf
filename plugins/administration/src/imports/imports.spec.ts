import { MAX_IMPORT_LINES } from "@bon-perroquet/contract"
import { refuseContradictions } from "./among-lines"
import { readCsv } from "./read-csv"

describe("a file", () => {
  const LINES = [
    { line: 2, sku: "A-1", cells: { price: "7,35", stock: "3" } },
    { line: 4, sku: "B-2", cells: { price: "", stock: "5" } },
  ]

  it.each([
    ["semicolons, a mark and Windows' line ends", "\uFEFFsku;price;stock\r\nA-1;7,35;3\r\n\r\nB-2;;5\r\n"],
    ["commas and quotes", 'sku,price,stock\nA-1,"7,35",3\n\nB-2,,5'],
    ["tabs", "sku\tprice\tstock\nA-1\t7,35\t3\n\nB-2\t\t5\n"],
    ["French headings in another order", "Nom;Stock;Prix;Référence\nNoix;3;7,35;A-1\n\nNoix;5;;B-2"],
  ])("with %s is read", (_how, text) => expect(readCsv(Buffer.from(text)).lines).toEqual(LINES))

  it("of an old Excel is read too", () => {
    expect(readCsv(Buffer.from("Référence;Prix\nA-1;7,35\n", "latin1")).lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "7,35" } },
    ])
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("sku\tstock\nA-1\t3\n", "utf16le")])
    expect(readCsv(utf16).lines).toEqual([{ line: 2, sku: "A-1", cells: { stock: "3" } }])
  })

  it.each([
    ["csv_columns", "name;price\nA;1"],
    ["csv_columns", "sku;name\nA;1"],
    ["csv_columns", "sku;held\nA;1"],
    ["csv_unreadable", "sku;price\nA;\0"],
    ["csv_columns", ""],
    ["csv_empty", "sku;price\n\n;;\n"],
    ["csv_unreadable", 'sku;price\n"A-1;1\nB;2'],
    ["csv_too_long", `sku;price\n${"A;1\n".repeat(MAX_IMPORT_LINES + 1)}`],
  ])("is refused as %s", (code, text) => {
    expect(() => readCsv(Buffer.from(text))).toThrow(code)
  })
})

it("lines are counted as a spreadsheet counts them, whatever a text holds", () => {
  const text = 'sku;description_fr\r\nA-1;"eins\r\nzwei\r\ndrei"\r\n\r\nB-2;x\r\n'
  expect(readCsv(Buffer.from(text)).lines).toEqual([
    { line: 2, sku: "A-1", cells: { description_fr: "eins\nzwei\ndrei" } },
    { line: 4, sku: "B-2", cells: { description_fr: "x" } },
  ])
})

it("a heading that names nothing of a product is told", () => {
  const { lines, unknown_columns } = readCsv(Buffer.from("sku;Prijs;weigth;weight\nA-1;1;2;3"))
  expect(unknown_columns).toEqual(["weigth"])
  expect(lines).toEqual([{ line: 2, sku: "A-1", cells: { price: "1", weight: "3" } }])
})

it("of the sizes of a product, a line that says something else of the product is refused", () => {
  const draft = (sku: string, id: string | undefined, cells: object) =>
    ({
      written: { line: 1, sku, cells },
      product: id && { product: { id } },
      wanted: {},
      refused: null,
    }) as never
  const drafts = [
    draft("A-250", "a", { name_fr: "Noix", weight: "250", active: "yes" }),
    draft("A-1000", "a", { name_fr: "Noix", weight: "1000", active: "" }),
    draft("A-5000", "a", { name_fr: "Amandes", weight: "5000" }),
    draft("B-250", "b", { name_fr: "Amandes" }),
    draft("NEW", undefined, { name_fr: "Pignons" }),
    draft("A-9", "a", { active: "no" }),
    draft("NEW-2", undefined, { name_fr: "Noix" }),
  ]
  refuseContradictions(drafts)
  expect((drafts as { refused: unknown }[]).map(({ refused }) => refused)).toEqual([
    null,
    null,
    { code: "contradicts", about: "name_fr" },
    null,
    null,
    { code: "contradicts", about: "active" },
    null,
  ])
})
