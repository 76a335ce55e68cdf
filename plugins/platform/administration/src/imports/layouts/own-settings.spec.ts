import type { ImportReading } from "@bon-perroquet/contract"
import { readFile } from "../reading"

const read = (lines: readonly string[], expected: Partial<ImportReading> = {}) =>
  readFile(Buffer.from(lines.join("\n")), expected)

const PRODUCTS = "Product ID;Name;Price tax included;Reference;Quantity"
const COMBINATIONS =
  "Product ID;Attribute (Name:Type:Position);Value (Value:Position);Reference;Impact on price;Quantity"

describe("PrestaShop's combinations", () => {
  it("have no price if the file has prices with VAT only, because impacts are without VAT", async () => {
    const { lines, reading } = await read([
      ...[PRODUCTS, "7;Noix;4.20;P;9"],
      ...[COMBINATIONS, "7;Poids:select:0;250 g:0;P-250;0;5", "7;Poids:select:0;1 kg:1;P-1000;5;6"],
    ])
    expect(reading).toMatchObject({ layout: "prestashop", prices_include_vat: true, questions: [] })
    expect(lines).toMatchObject([
      { line: 4, sku: "P-250", cells: { product: "noix", name_fr: "Noix", size_fr: "250 g", price: "4.20" } },
      { line: 5, sku: "P-1000", cells: { product: "noix", size_fr: "1 kg", price: "", stock: "6" } },
    ])
  })

  it("without a file of products are errors", async () => {
    const { lines } = await read([COMBINATIONS, "7;Poids:select:0;250 g:0;P-250;0;5"])
    expect(lines).toEqual([
      { line: 2, sku: "P-250", cells: {}, wrong: { code: "product_unknown", about: "7" } },
    ])
  })

  it("can have French headings", async () => {
    const { lines } = await read([
      ...["ID;Nom;Prix HT;Référence;Quantité;Poids", "7;Noix;4;P;9;0,25"],
      "ID produit*;Attribut (Nom:Type:Position)*;Valeur (Valeur:Position)*;Référence;Impact sur le prix;Quantité;Impact sur le poids;Défaut (0 = Non, 1 = Oui)",
      ...["7;Poids:select:0;1 kg:1;;6,5;2;0,75;0", "7;Poids:select:0;250 g:0;P-250;0;3;0;1"],
    ])
    expect(lines.map(({ sku, cells }) => [sku, cells.size_fr, cells.price, cells.weight])).toEqual([
      ["P-250", "250 g", "4", "250"],
      ["P-1", "1 kg", "10.5", "1000"],
    ])
  })
})

it("an import from Ecwid asks for the unit of weights, which is a setting of the former shop", async () => {
  const file = [
    "type,product_internal_id,product_sku,product_name,product_price,product_weight",
    "product,1,A,Noix,4,0.25",
  ]
  expect((await read(file)).reading).toMatchObject({
    weight_unit: null,
    questions: [
      { code: "weight_unit", samples: ["0.25"] },
      { code: "prices_include_vat", samples: ["4"] },
    ],
  })
  const { lines } = await read(file, { weight_unit: "kg", prices_include_vat: true })
  expect(lines[0]?.cells).toMatchObject({ weight: "250", unit_label: "€/250 g" })
})
