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
    expect(reading).toMatchObject({
      ...{ layout: "prestashop", prices_include_vat: true },
      questions: [{ code: "vat_rates", samples: [""] }],
    })
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
      { code: "vat_rates", samples: [""] },
    ],
  })
  const { lines } = await read(file, { weight_unit: "kg", prices_include_vat: true })
  expect(lines[0]?.cells).toMatchObject({ weight: "250", unit_label: "€/250 g" })
})

const HTML = `"<h2>Crues</h2><p>Très <b>bonnes</b> &amp; fraîches.</p><script>x()</script>"`
const SEO = { custom_meta_title_fr: "Noix SEO", custom_meta_description_fr: "Des noix" }

it("Lightspeed's rows become products with sizes, with a text in each language of the file", async () => {
  const { lines, reading } = await read(
    [
      "Internal_ID;Internal_Variant_ID;Visible;Brand;NL_Title_Short;NL_Title_Long;NL_Description_Short;NL_Description_Long;NL_URL;NL_Variant;FR_Title_Short;FR_Title_Long;FR_Description_Short;FR_Description_Long;FR_URL;FR_Variant;Price;Price_Old;Stock_Level;Article_Code;EAN;SKU;Weight;FR_Category_1;FR_Category_2;Images;NL_Meta_Title;FR_Meta_Title;FR_Meta_Description",
      `70;701;S;;Noten;Lange noten;Kort;Lekker;noten;250 g;Noix;Noix longues;Courte;${HTML};noix;250 g;4.20;5.00;12;;5412345678908;N-250;250;Noix;Brésil;;Noten SEO;Noix SEO;Des noix`,
      `70;702;S;;Noten;Lange noten;Kort;Lekker;noten;1 kg;Noix;Noix longues;Courte;${HTML};noix;1 kg;12.00;;-3;N-1000;;;1000;Noix;Brésil;;Noten SEO;Noix SEO;Des noix`,
      "80;8;N;;Zout;;;;;Default;Sel;;;;sel;Default;2;;4;;;;0;;;;;;",
    ],
    { prices_include_vat: true, vat_rates: { "*": 6 } },
  )
  expect(reading).toMatchObject({ layout: "lightspeed", language: "fr", questions: [] })
  expect(lines).toMatchObject([
    {
      sku: "N-250",
      cells: {
        ...{ product: "noix", name_fr: "Noix longues", name_nl: "Lange noten", category: "Noix > Brésil" },
        ...{ description_fr: "Courte\n\nCrues\n\nTrès bonnes & fraîches.", description_nl: "Kort\n\nLekker" },
        ...{
          active: "yes",
          size_fr: "250 g",
          price: "4.20",
          stock: "12",
          weight: "250",
          ean: "5412345678908",
        },
        ...{ ...SEO, custom_meta_title_nl: "Noten SEO" },
      },
    },
    {
      sku: "N-1000",
      cells: { product: "noix", size_fr: "1 kg", price: "12.00", stock: "0", weight: "1000" },
    },
    {
      sku: "LS-8",
      cells: { name_fr: "Sel", active: "no", price: "2", stock: "4", unit_label: "€/pièce", weight: "" },
    },
  ])
})

it("Ecwid's variations become sizes, and a product with options but without variations is an error", async () => {
  const { lines, reading } = await read(
    [
      "type,product_internal_id,product_sku,product_name,product_name_translated_nl,product_price,product_quantity,product_is_available,product_description,product_category_1,product_upc,product_weight,product_seo_title,product_seo_description,product_option_name,product_option_value,product_option_markup,product_variation_sku,product_variation_option_Poids,url",
      `product,70,P,Noix,Noten,4.20,,true,${HTML},Noix / Brésil,,0.25,Noix SEO,Des noix,,,,,,https://old.example/noix-p70`,
      "product_option,70,,,,,,,,,,,,,Poids,250 g,0,,,",
      "product_variation,70,,,,,12,,,,5412345678908,,,,,,,N-250,250 g,",
      "product_variation,70,,,,12.00,-3,,,,,1,,,,,,N-1000,1 kg,",
      "product,90,M,Mélange,,3,4,true,,,,,,,,,,,,",
      "product_option,90,,,,,,,,,,,,,Goût,Doux,1,,,",
      "product_variation,99,,,,1,1,,,,,,,,,,,X,250 g,",
    ],
    { weight_unit: "kg", prices_include_vat: true, vat_rates: { Noix: 6 } },
  )
  expect(reading).toMatchObject({ layout: "ecwid", language: "fr", questions: [] })
  expect(lines).toMatchObject([
    {
      sku: "N-250",
      cells: {
        ...{ name_fr: "Noix", name_nl: "Noten", category: "Noix > Brésil", active: "yes", ...SEO },
        ...{ description_fr: "Crues\n\nTrès bonnes & fraîches.", ean: "5412345678908" },
        ...{ size_fr: "250 g", price: "4.20", stock: "12", weight: "250" },
      },
    },
    { sku: "N-1000", cells: { size_fr: "1 kg", price: "12.00", stock: "0", weight: "1000" } },
    { sku: "M", wrong: { code: "type_left_out" } },
    { line: 8, sku: "X", wrong: { code: "product_unknown", about: "99" } },
  ])
})

it.each([
  [
    "WooCommerce",
    [
      "ID,Type,SKU,Name,Published,Tax status,Tax class,Stock,Regular price",
      "1,simple,A,Noix,1,taxable,reduced-rate,1,4",
      "2,simple,B,Cage,1,taxable,,1,9",
    ],
  ],
  ["PrestaShop", ["ID;Name;Price tax excluded;Tax rate;Reference", "1;Noix;4;6;A", "2;Cage;9;21.00%;B"]],
  [
    "Magento",
    [
      "sku,product_type,attribute_set_code,name,price,tax_class_name",
      "A,simple,Default,Noix,4,TVA 6%",
      "B,simple,Default,Cage,9,TVA 21%",
    ],
  ],
  [
    "Lightspeed",
    [
      "Internal_ID;Internal_Variant_ID;FR_Title_Long;SKU;Price;Tax;Stock_Level",
      "1;1;Noix;A;4;0.06;1",
      "2;2;Cage;B;9;0.21;1",
    ],
  ],
])(
  "an import from %s reads the VAT class of each product, with which prices without VAT are converted",
  async (_system, file) => {
    const { lines, reading } = await read(file, { prices_include_vat: false })
    expect(reading.questions).toEqual([])
    expect(lines.map(({ sku, cells }) => [sku, cells.vat_rate])).toEqual([
      ["A", "6"],
      ["B", "21"],
    ])
  },
)
