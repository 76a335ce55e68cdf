import { MAX_IMPORT_LINES } from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { WrittenLine } from "../written"
import { markedCsv, readFile } from "."

const read = (text: string) => readFile(Buffer.from(text))

async function refusalOf(text: string): Promise<Refusal | null> {
  try {
    await read(text)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

describe("An imported file", () => {
  const LINES = [
    { line: 2, sku: "A-1", cells: { price: "7,35", stock: "3" } },
    { line: 4, sku: "B-2", cells: { price: "", stock: "5" } },
  ]

  it.each([
    ["semicolons, a mark and Windows' line ends", "\uFEFFsku;price;stock\r\nA-1;7,35;3\r\n\r\nB-2;;5\r\n"],
    ["commas and quotes", 'sku,price,stock\nA-1,"7,35",3\n\nB-2,,5'],
    ["tabs", "sku\tprice\tstock\nA-1\t7,35\t3\n\nB-2\t\t5\n"],
    ["French headings in another order", "Page;Stock;Prix;Référence\nNoix;3;7,35;A-1\n\nNoix;5;;B-2"],
  ])("with %s is read", async (_how, text) => expect((await read(text)).lines).toEqual(LINES))

  it.each(["sep=,", '"sep=,"', "SEP=,"])("with its delimiter in the first line %j is read", async (first) => {
    const text = `${first}\r\nsku,page;x,price\r\nA-1,3,"7,35"\r\n`
    expect((await read(text)).lines).toEqual([{ line: 3, sku: "A-1", cells: { price: "7,35" } }])
  })

  it("from an old Excel is read in the detected encoding, or in the one that a person chose", async () => {
    const bytes = Buffer.from("Référence;Prix\nA-1;\x80 7,35\n", "latin1")
    expect((await readFile(bytes)).lines).toEqual([{ line: 2, sku: "A-1", cells: { price: "€ 7,35" } }])
    const other = Buffer.from("sku;name_fr\nA-1;R\x8ef", "latin1")
    const nameIn = (lines: WrittenLine[]) => lines[0]?.cells.name_fr
    expect(nameIn((await readFile(other)).lines)).toBe("Réf")
    expect(nameIn((await readFile(other, { encoding: "windows-1252" })).lines)).toBe("RŽf")
  })

  it("with LF, CRLF or CR is read, and line ends inside cells become LF", async () => {
    for (const end of ["\n", "\r\n", "\r"])
      expect((await read(["sku,name_fr", `A-1,"a${end}b; c; d"`, "B-2,e"].join(end))).lines).toEqual([
        { line: 2, sku: "A-1", cells: { name_fr: "a\nb; c; d" } },
        { line: 3, sku: "B-2", cells: { name_fr: "e" } },
      ])
  })

  it("with a repeated byte order mark is read", async () => {
    expect((await read("\uFEFF\uFEFFsku;price\nA-1;1")).lines).toHaveLength(1)
  })

  it.each(["ÿ;sku;price\nx;A-1;7", "þþ;sku;price\nx;A-1;7"])(
    "in an old Excel encoding may start with a byte of UTF-16's byte order mark: %j",
    async (text) => {
      expect((await readFile(Buffer.from(text, "latin1"))).lines).toEqual([
        { line: 2, sku: "A-1", cells: { price: "7" } },
      ])
    },
  )

  it.each([
    ["csv_unreadable", "sku;price\nA;\0"],
    ["csv_columns", ""],
    ["csv_columns", "\n\n"],
    ["csv_empty", "sku;price\n\n;;\n"],
    ["csv_unreadable", 'sku;price\n"A-1;1\nB;2'],
    ["csv_too_long", `sku;price\n${"A;1\n".repeat(MAX_IMPORT_LINES + 1)}`],
  ])("is rejected as %s", async (code, text) => {
    await expect(read(text)).rejects.toThrow(code)
  })

  it("of the maximum length is read to its end", async () => {
    expect((await read(`sku;price\n${"A;1\n".repeat(MAX_IMPORT_LINES)}`)).lines).toHaveLength(
      MAX_IMPORT_LINES,
    )
  })

  it.each([
    ['sku;price\n"A-1;1\nB;2', "The CSV file could not be read (line 3)."],
    ['sku;price\nA-1;1\n"B-2"x;2\nC;3', "The CSV file could not be read (line 3)."],
    ["sku;price\nA;\0", "The CSV file could not be read (line 1)."],
  ])("is rejected with the line of the error: %j", async (text, detail) => {
    expect((await refusalOf(text))?.in("en").detail).toBe(detail)
  })
})

describe("A column heading", () => {
  it.each(["SKU", "référence", "Reference", "Referentie", "ARTIKELNUMMER"])(
    "%s is recognised as the SKU",
    async (name) => {
      expect((await read(`${name};price\nA-1;1`)).lines).toEqual([
        { line: 2, sku: "A-1", cells: { price: "1" } },
      ])
    },
  )

  it.each([
    ["price", ["Price", "Prix", "Prijs", "Preis"]],
    ["stock", ["Stock", "Voorraad", "Bestand"]],
  ])("of the %s is known in the shop's languages", async (column, names) => {
    const results = await Promise.all(names.map((name) => read(`sku;${name}\nA-1;3`)))
    expect(results.map(({ lines }) => lines)).toEqual(
      names.map(() => [{ line: 2, sku: "A-1", cells: { [column]: "3" } }]),
    )
    expect(results.flatMap(({ unknown_columns }) => unknown_columns)).toEqual([])
  })

  it("is used only for its first column if it repeats", async () => {
    const { lines, unknown_columns } = await read("sku;price;Prix;sku\nA-1;7,35;9;B-2")
    expect(lines).toEqual([{ line: 2, sku: "A-1", cells: { price: "7,35" } }])
    expect(unknown_columns).toEqual(["Prix", "sku"])
  })

  it.each([
    ["fr", "Référence;Nom;Prix TTC;Qté;Catégorie;Poids (kg);Code-barres;Description"],
    ["nl", "Artikelnummer;Naam;Prijs;Voorraad;Categorie;Gewicht (kg);EAN-code;Omschrijving"],
    ["en", "Item number;Product name;Price;Quantity;Category;Weight (kg);Barcode;Long description"],
    // German is not enabled, so its texts are in the default language.
    ["fr", "Artikel-Nr.;Bezeichnung;Preis;Lagerbestand;Kategorie;Gewicht in kg;EAN;Beschreibung"],
  ])("of a spreadsheet with texts in %s is recognised: %s", async (language, heading) => {
    const { lines, reading, unknown_columns } = await read(`${heading}\nA-1;N;7,35;3;C;0,25;541;D`)
    expect(unknown_columns).toEqual([])
    expect(lines[0]).toEqual({
      ...{ line: 2, sku: "A-1" },
      cells: {
        ...{ [`name_${language}`]: "N", [`description_${language}`]: "D" },
        ...{ price: "7,35", stock: "3", category: "C", weight: "250", ean: "541" },
      },
    })
    expect(reading).toMatchObject({ language, weight_unit: "kg", questions: [] })
  })

  it("can name its language, which differs from the language of the headings", async () => {
    const text = "Référence;Nom (NL);Nom;Description_en\nA-1;a;b;c"
    expect((await read(text)).lines[0]?.cells).toEqual({ name_nl: "a", name_fr: "b", description_en: "c" })
    const { cells } = (await readFile(Buffer.from(text), { language: "en" })).lines[0] ?? {}
    expect(cells).toEqual({ name_nl: "a", name_en: "b", description_en: "c" })
  })

  it.each(["Prix HT", "Prijs (excl. btw)", "Net price", "Preis exkl. MwSt."])(
    "%s is recognised as a price without VAT, unless there is one with VAT",
    async (name) => {
      const net = await read(`sku;${name}\nA;1`)
      expect(net).toMatchObject({
        lines: [{ cells: { price: "1" } }],
        reading: { prices_include_vat: false },
      })
      const both = await read(`sku;${name};Prix TTC\nA;1;2`)
      expect(both).toMatchObject({
        lines: [{ cells: { price: "2" } }],
        reading: { prices_include_vat: true },
      })
      expect(both.unknown_columns).toEqual([name])
    },
  )

  it.each(["name;price\nA;1", "sku;colour\nA;1", "sku;held\nA;1"])(
    "is requested from the administrator if the file lacks a required column: %j",
    async (text) => {
      const { lines, reading } = await read(text)
      expect(lines).toEqual([])
      expect(reading.questions).toEqual([{ code: "columns", samples: [] }])
    },
  )

  it("can be assigned to a field by a person, who sees samples of its values", async () => {
    const text = "Clé;Libellé court;Prix;Prix promo\nA-1;Noix;9;8\nA-2;;9;7\nA-3;Noix;9;6\nA-4;x;9;5"
    const { reading } = await read(text)
    expect(reading.headings).toEqual([
      { name: "Clé", column: null, samples: ["A-1", "A-2", "A-3"] },
      { name: "Libellé court", column: null, samples: ["Noix", "x"] },
      { name: "Prix", column: "price", samples: ["9"] },
      { name: "Prix promo", column: null, samples: ["8", "7", "6"] },
    ])
    const columns = { Clé: "sku", "Libellé court": null, "Prix promo": "price" } as const
    const mapped = await readFile(Buffer.from(text), { columns })
    expect(mapped.lines[0]).toEqual({ line: 2, sku: "A-1", cells: { price: "8" } })
    expect(mapped.unknown_columns).toEqual(["Prix"])
    expect(mapped.reading).toMatchObject({ columns, questions: [] })
  })

  it("is reported if it is unknown", async () => {
    const { lines, unknown_columns } = await read("sku;Prijs;weigth;weight;\nA-1;1;2;3;4")
    expect(unknown_columns).toEqual(["weigth"])
    expect(lines).toEqual([{ line: 2, sku: "A-1", cells: { price: "1", weight: "3" } }])
  })

  it("is shortened to 100 characters in the report of unknown headings, which has at most fifty", async () => {
    const names = Array.from({ length: 51 }, (_, index) => `Column ${index} ${"x".repeat(200)}`)
    const { unknown_columns } = await read(`sku;price;${names.join(";")}\nA-1;1`)
    expect(unknown_columns).toEqual(names.slice(0, 50).map((name) => name.slice(0, 100)))
  })

  it("ends at a semicolon rather than a comma if the first line contains as many of both", async () => {
    expect((await read("sku;price;Nom, court, long\nA-1;7,35;a")).lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "7,35" } },
    ])
    expect((await read("sku,price\nA-1,1;;;;;")).lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "1;;;;;" } },
    ])
  })
})

describe("A cell of an imported file", () => {
  const nameIn = async (written: string) =>
    (await read(`sku;name_fr\nA-1;${written}\n`)).lines[0]?.cells.name_fr

  it.each([
    ['" Noix ; ""grillées"" "', 'Noix ; "grillées"'],
    ["'=1+1", "=1+1"],
    ["' -5", "-5"],
    ["L'oiseau", "L'oiseau"],
    ["'t Vogeltje", "'t Vogeltje"],
    ['Noix 12" sac', 'Noix 12" sac'],
    ["a\uFEFFb", "a\uFEFFb"],
    ['="0541"', "0541"],
    ['"=""0541"""', "0541"],
    [`'="0541"`, '="0541"'],
    ["", ""],
  ])("with %j means %j", async (written, expected) => expect(await nameIn(written)).toBe(expected))

  it("is empty if its line is too short, and ignored if it has no heading", async () => {
    expect((await read("sku;price;stock\nA-1\nB-2;1;2;3")).lines).toEqual([
      { line: 2, sku: "A-1", cells: { price: "", stock: "" } },
      { line: 3, sku: "B-2", cells: { price: "1", stock: "2" } },
    ])
  })
})

it("a line has the number of its spreadsheet row, even after cells with line ends", async () => {
  const text = 'sku;description_fr\r\nA-1;"eins\r\nzwei\r\ndrei"\r\n\r\nB-2;x\r\n'
  expect((await read(text)).lines).toEqual([
    { line: 2, sku: "A-1", cells: { description_fr: "eins\nzwei\ndrei" } },
    { line: 4, sku: "B-2", cells: { description_fr: "x" } },
  ])
})

describe("A weight in an imported file", () => {
  const weightsIn = async (heading: string, cells: string[], weight_unit?: "g" | "kg") => {
    const text = `sku;stock;${heading}\n${cells.map((cell) => `A;1;${cell}`).join("\n")}`
    const { lines, reading } = await readFile(Buffer.from(text), weight_unit ? { weight_unit } : {})
    return { weights: lines.map(({ cells: { weight } }) => weight), questions: reading.questions }
  }

  it("is converted to grams if its heading or cell has a unit", async () => {
    const none: unknown[] = []
    for (const heading of ["Poids (kg)", "weight_kg", "Gewicht [KG]"])
      expect(await weightsIn(heading, ["0,25", "1.5", "500 g", ""])).toEqual({
        weights: ["250", "1500", "500", ""],
        questions: none,
      })
    expect(await weightsIn("Poids (g)", ["250"])).toEqual({ weights: ["250"], questions: none })
    expect(await weightsIn("Poids", ["0,25 kg", "5g"])).toEqual({ weights: ["250", "5"], questions: none })
  })

  it("without a unit causes a question, whose answer applies to the whole file", async () => {
    const questions = (samples: string[]) => [{ code: "weight_unit", samples }]
    expect((await weightsIn("Poids", ["500", "250"])).questions).toEqual(questions(["500", "250"]))
    expect((await weightsIn("weight", ["500", "5", "0,25"])).questions).toEqual(questions(["5", "0,25"]))
    expect(await weightsIn("Poids", ["5", "0,25"], "kg")).toEqual({ weights: ["5000", "250"], questions: [] })
    expect(await weightsIn("Poids", ["5"], "g")).toEqual({ weights: ["5"], questions: [] })
  })

  it("is in grams in the column of the shop's export, and stays unchanged if it is invalid", async () => {
    expect(await weightsIn("weight", ["500", "0", "", "x", "-1"])).toEqual({
      weights: ["500", "0", "", "x", "-1"],
      questions: [],
    })
    expect((await weightsIn("Poids (kg)", ["0,0005"])).weights).toEqual(["0,0005"])
  })
})

it("an import file is returned with the errors of its lines, which are ignored when it is read again", async () => {
  const file = Buffer.from('sep=,\nsku,name_fr,price\nA-1,\'=1+1,x\n\nB-2,"a, b",1\n')
  const marked = await markedCsv(file, {}, new Map([[3, "Not a price."]]))
  expect(marked).toBe('\uFEFFerrors;sku;name_fr;price\r\nNot a price.;A-1;\'=1+1;x\r\n;B-2;"a, b";1\r\n')
  const again = await readFile(Buffer.from(marked))
  expect(again.unknown_columns).toEqual([])
  expect(again.lines.map(({ cells }) => cells)).toEqual(
    (await readFile(file)).lines.map(({ cells }) => cells),
  )
  expect(await markedCsv(Buffer.from(marked), {}, new Map())).not.toContain("Not a price.")
})
