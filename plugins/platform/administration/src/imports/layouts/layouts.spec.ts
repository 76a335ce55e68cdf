import type { ImportReading } from "@bon-perroquet/contract"
import { readFile } from "../reading"

const read = (lines: readonly string[], expected: Partial<ImportReading> = {}) =>
  readFile(Buffer.from(lines.join("\n")), expected)

const leftOut = (line: number, sku: string, code: string, about: string) => ({
  ...{ line, sku, cells: {}, wrong: { code, about } },
})

describe("An import from WooCommerce", () => {
  const EN = [
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Short description",Description,"In stock?",Stock,"Weight (kg)","Sale price","Regular price",Categories,Images,Parent,Position,"Attribute 1 name","Attribute 1 value(s)"',
    '10,variable,NOIX,,"Noix &amp; graines",1,0,Courte,"<p>Très <b>bonnes</b></p>\\n<ul><li>crues</li><li>bio</li></ul><script>x()</script>",1,,,,,"Noix, Noix > Noix du Brésil","https://old.example/a.jpg, https://old.example/b.jpg",,0,Poids,"250 g, 1 kg"',
    '11,variation,NOIX-250,5412345678908,"Noix - 250 g",1,0,,,1,12,0.25,,4.20,,https://old.example/250.jpg,NOIX,1,Poids,"250 g"',
    '12,variation,,,"Noix - 1 kg",1,0,,,1,-3,1,,12.00,,,id:10,2,Poids,"1 kg"',
    "13,simple,PANIER,,Panier,0,0,,,1,4,,,25,Accessoires,,,0,,",
    "14,simple,SEL,,Sel,1,0,,,1,4,0.5,,2,,,,0,,",
    "15,grouped,LOT,,Lot,1,0,,,1,,,,,,,,0,,",
  ]

  it("leaves out disabled variations, but not those of a draft, and lists products without variations", async () => {
    const { lines } = await read(
      [
        "ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 value(s)",
        "10,variable,N,Noix,-1,,,,",
        "11,variation,N-1,Noix,-1,12,4.20,N,250 g",
        "12,variation,N-2,Noix,-1,12,8.20,N,500 g",
        "13,variation,N-3,Noix,0,12,12.00,N,1 kg",
        "14,variable,S,Sel,1,,,,",
      ],
      { prices_include_vat: true },
    )
    expect(lines).toMatchObject([
      { sku: "N-1", cells: { size_fr: "250 g", active: "no" } },
      { sku: "N-2", cells: { size_fr: "500 g" } },
      leftOut(5, "N-3", "type_left_out", "variation, 0"),
      leftOut(6, "S", "new_incomplete", "price"),
    ])
  })

  it("turns products with variations into products with sizes", async () => {
    const { lines, reading, unknown_columns } = await read(EN, {
      ...{ prices_include_vat: true, vat_rates: { Noix: 6, "*": 21 } },
    })
    expect(reading).toMatchObject({
      ...{
        layout: "woocommerce",
        language: "fr",
        create_categories: true,
        fetch_pictures: true,
        questions: [],
      },
    })
    expect(unknown_columns).toEqual([])
    expect(lines).toEqual([
      {
        ...{ line: 3, sku: "NOIX-250" },
        cells: {
          ...{ product: "noix-graines", price: "4.20", stock: "12", ean: "5412345678908", weight: "250" },
          ...{ size_fr: "250 g", size_image: "https://old.example/250.jpg", name_fr: "Noix & graines" },
          description_fr: "Courte\n\nTrès bonnes\n\n- crues\n- bio",
          ...{ category: "Noix > Noix du Brésil", active: "yes", vat_rate: "6" },
          images: "https://old.example/a.jpg | https://old.example/b.jpg",
        },
      },
      {
        ...{ line: 4, sku: "WOO-12" },
        cells: {
          ...{ product: "noix-graines", price: "12.00", stock: "0", ean: "", weight: "1000" },
          ...{ size_fr: "1 kg", size_image: "" },
        },
      },
      expect.objectContaining({
        sku: "PANIER",
        cells: expect.objectContaining({
          unit_label: "€/pièce",
          active: "no",
          category: "Accessoires",
        }) as object,
      }),
      expect.objectContaining({
        sku: "SEL",
        cells: expect.objectContaining({ unit_label: "€/500 g", weight: "500" }) as object,
      }),
      leftOut(7, "LOT", "type_left_out", "grouped"),
    ])
  })

  it("has an error for a variation without its product", async () => {
    const { lines } = await read([...EN.slice(0, 1), "16,variation,V,,V,1,0,,,1,1,,,2,,,GONE,1,Poids,1 kg"])
    expect(lines).toEqual([leftOut(2, "V", "product_unknown", "GONE")])
  })

  it("asks the administrator if prices include VAT, and can read the file as one of an unknown system", async () => {
    expect((await read(EN)).reading).toMatchObject({
      prices_include_vat: null,
      questions: [
        { code: "prices_include_vat", samples: ["4.20", "12.00", "25"] },
        { code: "vat_rates", samples: ["Noix > Noix du Brésil", "Accessoires", ""] },
      ],
    })
    const { reading, lines } = await read(EN, { layout: null })
    expect(reading).toMatchObject({ layout: null, language: "en" })
    expect(lines).toHaveLength(6)
  })

  it.each([
    [
      "fr",
      "ID,Type,UGS,Nom,Publié,Description courte,Méta : _yoast_wpseo_metadesc,Stock,Poids (kg),Tarif régulier,Catégories,Images,Parent,Nom de l’attribut 1,Valeur(s) de l’attribut 1 ",
    ],
    [
      "nl",
      "ID,Type,Artikelnummer,Naam,Gepubliceerd,Korte omschrijving,Meta: _yoast_wpseo_metadesc,Voorraad,Gewicht (kg),Reguliere prijs,Categorieën,Afbeeldingen,Hoofd,Naam eigenschap 1,Waarde eigenschap 1",
    ],
  ])("with headings in %s is recognised, and its texts are in that language", async (language, heading) => {
    const { lines, reading } = await read([
      heading,
      "1,variable,A,Nom,1,,Des noix,,,,,,,Taille,250 g",
      "2,variation,A-1,,1,,,5,0.25,4,,,A,Taille,250 g",
    ])
    expect(reading).toMatchObject({ layout: "woocommerce", language })
    expect(lines).toMatchObject([
      {
        ...{ line: 3, sku: "A-1" },
        cells: {
          [`name_${language}`]: "Nom",
          [`custom_meta_description_${language}`]: "Des noix",
          price: "4",
          stock: "5",
          unit_label: "€/250 g",
          active: "yes",
        },
      },
    ])
  })
})

it("Shopify's rows become products with sizes, and further rows are pictures", async () => {
  const { lines, reading } = await read(
    [
      "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Gift Card,Variant Image,Status,SEO Title,SEO Description",
      "noix,Noix,<p>Bonnes</p>,Noix,true,Poids,250 g,'N-250,250,5,4.20,'5412345678908,https://cdn.example/1.jpg,false,,active,Noix SEO,Des noix",
      "noix,,,,,,1 kg,,1000,-1,12.00,,https://cdn.example/2.jpg,,https://cdn.example/kg.jpg,",
      "noix,,,,,,,,,,,,https://cdn.example/3.jpg,,,",
      "cadeau,Carte,,,true,,,C-1,0,,25,,,true,,active",
      "sel,Sel,,,true,Title,Default Title,SEL,0,1,2,,,false,,draft",
    ],
    { prices_include_vat: true },
  )
  expect(reading.layout).toBe("shopify")
  expect(lines).toMatchObject([
    {
      sku: "N-250",
      cells: {
        ...{ product: "noix", name_fr: "Noix", size_fr: "250 g", weight: "250", ean: "5412345678908" },
        ...{ description_fr: "Bonnes", category: "Noix", active: "yes", price: "4.20", stock: "5" },
        images: "https://cdn.example/1.jpg | https://cdn.example/2.jpg | https://cdn.example/3.jpg",
        ...{ custom_meta_title_fr: "Noix SEO", custom_meta_description_fr: "Des noix" },
      },
    },
    {
      ...{ line: 3, sku: "noix-2" },
      cells: { product: "noix", size_fr: "1 kg", stock: "0", size_image: "https://cdn.example/kg.jpg" },
    },
    leftOut(5, "C-1", "type_left_out", "gift card"),
    { sku: "SEL", cells: { unit_label: "€/pièce", active: "no" } },
  ])
})

it.each([
  ["Shopify", "Handle,Title,Published,Variant SKU,Variant Price,Status", "a,A,false,A,2,active"],
  [
    "Shopify",
    "URL handle,Title,Published on online store,SKU,Price,Option1 value,Status",
    "a,A,FALSE,A,2,,Active",
  ],
  [
    "Magento",
    "sku,attribute_set_code,product_type,name,price,product_online,visibility",
    "A,Default,simple,A,2,1,Not Visible Individually",
  ],
])("A product that %s does not show in the shop stays a draft", async (_system, heading, row) => {
  const { lines } = await read([heading, row], { prices_include_vat: true })
  expect(lines).toMatchObject([{ sku: "A", cells: { active: "no" } }])
})

describe("Import from PrestaShop:", () => {
  it("a file in the layout of the import template is recognised, and the administrator is asked if prices include VAT", async () => {
    const { lines, reading } = await read([
      "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #;EAN13;Weight;Quantity;Summary;Description;URL rewritten;Image URLs (x,y,z...);Meta title;Meta description",
      "7;1;Noix;Home,Noix;6.933962;1;N-1;5412345678908;0.500000;12;Courte;<p>Longue</p>;noix;https://old.example/7.jpg;Noix SEO;Des noix",
      "8;0;Sel;;2.5;1;;;0;-2;;;;;;",
    ])
    expect(reading).toMatchObject({
      ...{ layout: "prestashop", prices_include_vat: false },
      questions: [{ code: "vat_rates", samples: ["Noix", ""] }],
    })
    expect(lines).toMatchObject([
      {
        ...{ line: 2, sku: "N-1" },
        cells: {
          ...{ product: "noix", name_fr: "Noix", category: "Noix", price: "6.933962", weight: "500" },
          ...{ stock: "12", unit_label: "€/500 g", active: "yes", description_fr: "Courte\n\nLongue" },
          ...{ custom_meta_title_fr: "Noix SEO", custom_meta_description_fr: "Des noix" },
        },
      },
      { sku: "PS-8", cells: { product: "sel", unit_label: "€/pièce", active: "no", weight: "", stock: "0" } },
    ])
  })

  it.each([
    ["fr", "ID;Image;Nom;Référence;Catégorie;Prix (HT);Prix (TTC);Quantité;Statut"],
    ["nl", "ID;Afbeelding;Naam;Referentie;Categorie;Prijs (excl. btw);Prijs (incl. btw);Hoeveelheid;Status"],
  ])("the catalogue's export in %s is recognised, with its prices with VAT", async (language, heading) => {
    const { lines, reading } = await read([heading, "7;;Noix;N-1;Noix;6,93;7,35;12;1"])
    expect(reading).toMatchObject({ layout: "prestashop", language, prices_include_vat: true })
    expect(lines[0]).toMatchObject({
      sku: "N-1",
      cells: { [`name_${language}`]: "Noix", price: "7,35", stock: "12", category: "Noix", active: "yes" },
    })
  })
})

it("Magento's configurable products get their variations as sizes, and store views are languages", async () => {
  const { lines, reading } = await read(
    [
      "sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,price,url_key,base_image,additional_images,qty,configurable_variations,meta_title",
      "N-250,,Default,simple,,Noix 250,,0.2500,1,4.2000,noix-250,,,5.0000,",
      "N-1000,,Default,simple,,Noix 1000,,1.0000,1,12.0000,noix-1000,,,0.0000,",
      'N,,Default,configurable,"Default Category/Noix,Default Category/Noix/Brésil",Noix,<p>Bonnes</p>,,1,,noix,https://m.example/n.jpg,"https://m.example/n.jpg,https://m.example/m.jpg",0,"sku=N-250,size=250 g|sku=N-1000,size=1 kg|sku=GONE,size=5 kg",Noix SEO',
      "N,nl_BE,Default,,,Noten,Lekker,,,,,,,,,Noten SEO",
      "B,,Default,bundle,,Lot,,,1,,lot,,,,",
    ],
    { prices_include_vat: true },
  )
  expect(reading.layout).toBe("magento")
  expect(lines).toMatchObject([
    leftOut(4, "N", "sku_unknown", "GONE"),
    {
      ...{ line: 2, sku: "N-250" },
      cells: {
        ...{ product: "noix", name_fr: "Noix", name_nl: "Noten", category: "Noix > Brésil", active: "yes" },
        ...{ size_fr: "250 g", price: "4.2000", stock: "5", weight: "250", description_nl: "Lekker" },
        ...{ custom_meta_title_fr: "Noix SEO", custom_meta_title_nl: "Noten SEO" },
        images: "https://m.example/n.jpg | https://m.example/m.jpg",
      },
    },
    { line: 3, sku: "N-1000", cells: { product: "noix", size_fr: "1 kg", stock: "0", weight: "1000" } },
    leftOut(6, "B", "type_left_out", "bundle"),
  ])
})

it("Medusa's rows become products with sizes", async () => {
  const { lines, reading } = await read(
    [
      "Product Id,Product Handle,Product Title,Product Description,Product Status,Variant SKU,Variant Barcode,Variant Weight,Variant Inventory Quantity,Variant Price EUR,Variant Price USD,Variant Option 1 Name,Variant Option 1 Value,Product Image 1 Url,Product Image 2 Url",
      "prod_1,noix,Noix,Bonnes,published,N-250,5412345678908,250,12,4.2,5,Poids,250 g,https://m.example/1.jpg,https://m.example/2.jpg",
      "prod_1,noix,Noix,Bonnes,published,N-1000,,1000,0,12,14,Poids,1 kg,https://m.example/1.jpg,",
    ],
    { prices_include_vat: true },
  )
  expect(reading.layout).toBe("medusa")
  expect(lines).toMatchObject([
    {
      sku: "N-250",
      cells: {
        ...{ product: "noix", name_fr: "Noix", size_fr: "250 g", price: "4.2", weight: "250", active: "yes" },
        ...{ stock: "12", ean: "5412345678908" },
        images: "https://m.example/1.jpg | https://m.example/2.jpg",
      },
    },
    { sku: "N-1000", cells: { size_fr: "1 kg", price: "12", stock: "0" } },
  ])
})
