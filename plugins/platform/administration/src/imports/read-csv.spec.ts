import { MAX_IMPORT_LINES } from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { readCsv } from "./read-csv"

const read = (text: string) => readCsv(Buffer.from(text))

function refusalOf(text: string): Refusal | null {
  try {
    read(text)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

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
  ])("with %s is read", (_how, text) => expect(read(text).lines).toEqual(LINES))

  it("from an old Excel is read", () => {
    expect(readCsv(Buffer.from("Référence;Prix\nA-1;7,35\n", "latin1")).lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "7,35" } },
    ])
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("sku\tstock\nA-1\t3\n", "utf16le")])
    expect(readCsv(utf16).lines).toEqual([{ line: 2, sku: "A-1", cells: { stock: "3" } }])
  })

  it("is read with any line ends, and its texts have normalised line ends", () => {
    for (const end of ["\n", "\r\n", "\r"])
      expect(read(["sku,name_fr", `A-1,"a${end}b; c; d"`, "B-2,e"].join(end)).lines).toEqual([
        { line: 2, sku: "A-1", cells: { name_fr: "a\nb; c; d" } },
        { line: 3, sku: "B-2", cells: { name_fr: "e" } },
      ])
  })

  it("with a repeated byte order mark is read", () => {
    expect(read("\uFEFF\uFEFFsku;price\nA-1;1").lines).toHaveLength(1)
  })

  it.each(["ÿ;sku;price\nx;A-1;7", "þþ;sku;price\nx;A-1;7"])(
    "from an old Excel may start with a letter that is half of UTF-16's mark: %j",
    (text) => {
      expect(readCsv(Buffer.from(text, "latin1")).lines).toEqual([
        { line: 2, sku: "A-1", cells: { price: "7" } },
      ])
    },
  )

  it.each([
    ["csv_columns", "name;price\nA;1"],
    ["csv_columns", "sku;name\nA;1"],
    ["csv_columns", "sku;held\nA;1"],
    ["csv_unreadable", "sku;price\nA;\0"],
    ["csv_columns", ""],
    ["csv_columns", "\n\n"],
    ["csv_empty", "sku;price\n\n;;\n"],
    ["csv_unreadable", 'sku;price\n"A-1;1\nB;2'],
    ["csv_too_long", `sku;price\n${"A;1\n".repeat(MAX_IMPORT_LINES + 1)}`],
  ])("is rejected as %s", (code, text) => {
    expect(() => read(text)).toThrow(code)
  })

  it("of the maximum length is read to its end", () => {
    expect(read(`sku;price\n${"A;1\n".repeat(MAX_IMPORT_LINES)}`).lines).toHaveLength(MAX_IMPORT_LINES)
  })

  it.each([
    ['sku;price\n"A-1;1\nB;2', "The CSV file could not be read (line 3)."],
    ['sku;price\nA-1;1\n"B-2"x;2\nC;3', "The CSV file could not be read (line 3)."],
    ["sku;price\nA;\0", "The CSV file could not be read (line 1)."],
  ])("has the line of the error: %j", (text, detail) => {
    expect(refusalOf(text)?.in("en").detail).toBe(detail)
  })
})

describe("A heading", () => {
  it.each(["SKU", "référence", "Reference", "Referentie", "ARTIKELNUMMER"])(
    "%s is recognised as the SKU",
    (name) => {
      expect(read(`${name};price\nA-1;1`).lines).toEqual([{ line: 2, sku: "A-1", cells: { price: "1" } }])
    },
  )

  it.each([
    ["price", ["Price", "Prix", "Prijs", "Preis"]],
    ["stock", ["Stock", "Voorraad", "Bestand"]],
  ])("of the %s is known in the shop's languages", (column, names) => {
    const heard = names.map((name) => read(`sku;${name}\nA-1;3`))
    expect(heard).toEqual(
      names.map(() => ({ lines: [{ line: 2, sku: "A-1", cells: { [column]: "3" } }], unknown_columns: [] })),
    )
  })

  it("that repeats counts once, for its first column", () => {
    expect(read("sku;price;Prix;sku\nA-1;7,35;9;B-2").lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "7,35" } },
    ])
  })

  it("that is unknown is reported", () => {
    const { lines, unknown_columns } = read("sku;Prijs;weigth;weight;\nA-1;1;2;3;4")
    expect(unknown_columns).toEqual(["weigth"])
    expect(lines).toEqual([{ line: 2, sku: "A-1", cells: { price: "1", weight: "3" } }])
  })

  it("of another kind of file is shortened, and at most fifty are reported", () => {
    const names = Array.from({ length: 51 }, (_, index) => `Column ${index} ${"x".repeat(200)}`)
    const { unknown_columns } = read(`sku;price;${names.join(";")}\nA-1;1`)
    expect(unknown_columns).toEqual(names.slice(0, 50).map((name) => name.slice(0, 100)))
  })

  it("with equal numbers of commas and semicolons is split at semicolons", () => {
    expect(read("sku;price;Nom, court, long\nA-1;7,35;a").lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "7,35" } },
    ])
    expect(read("sku,price\nA-1,1;;;;;").lines).toEqual([{ line: 2, sku: "A-1", cells: { price: "1;;;;;" } }])
  })
})

describe("A cell", () => {
  const nameIn = (written: string) => read(`sku;name_fr\nA-1;${written}\n`).lines[0]?.cells.name_fr

  it.each([
    ['" Noix ; ""grillées"" "', 'Noix ; "grillées"'],
    ["'=1+1", "=1+1"],
    ["' -5", "-5"],
    ["L'oiseau", "L'oiseau"],
    ["'t Vogeltje", "'t Vogeltje"],
    ['Noix 12" sac', 'Noix 12" sac'],
    ["a\uFEFFb", "a\uFEFFb"],
    ["", ""],
  ])("with %j means %j", (written, meant) => expect(nameIn(written)).toBe(meant))

  it("that a short line lacks is empty, and an extra one is ignored", () => {
    expect(read("sku;price;stock\nA-1\nB-2;1;2;3").lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "", stock: "" } },
      { line: 3, sku: "B-2", cells: { price: "1", stock: "2" } },
    ])
  })
})

it("has the line number of a spreadsheet, even after texts with line ends", () => {
  const text = 'sku;description_fr\r\nA-1;"eins\r\nzwei\r\ndrei"\r\n\r\nB-2;x\r\n'
  expect(read(text).lines).toEqual([
    { line: 2, sku: "A-1", cells: { description_fr: "eins\nzwei\ndrei" } },
    { line: 4, sku: "B-2", cells: { description_fr: "x" } },
  ])
})
