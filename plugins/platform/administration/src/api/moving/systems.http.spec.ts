import { adminCategoriesSchema, adminFormerOrdersSchema, type AdminProduct } from "@bon-perroquet/contract"
import type { ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { administrator, productsOf } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})

const HTML = `"<h2>Crues</h2>
<p>Très <b>bonnes</b> &amp; fraîches, <a href=""https://old.example"">ici</a>.</p><ul><li>bio</li></ul><script>x()</script>"`
const DESCRIPTION = "Crues\n\nTrès bonnes & fraîches, ici.\n\n- bio"

interface Expected {
  /** Expected products by the SKU of their first size. */
  products: Record<string, object>
  /** Line number and error code of each row that the import rejects. */
  errors: [number, string][]
}

interface System extends Expected {
  file: string[]
  language?: "fr" | "nl"
}

const size = (label_fr: string, sku: string, price: number, stock: number, weight: number) => ({
  ...{ label_fr, sku, price, stock, weight },
})

/** A product with two options, a bundle, a size without its product, a hidden product, HTML and categories. */
const woocommerce = (mark: string, heading: string, language: "fr" | "nl"): System => ({
  language,
  file: [
    heading,
    `10,variable,N-${mark},,Noix ${mark},1,Courte,${HTML},,,,"Noix ${mark}, Noix ${mark} > Brésil ${mark}",,"250 g, 1 kg",https://old.example/produit/noix-${mark}/`,
    `11,variation,N-${mark}-250,5412345678908,,1,,,12,0.25,4.20,,N-${mark},250 g,`,
    `12,variation,N-${mark}-1000,,,1,,,-3,1,12.00,,id:10,1 kg,`,
    `13,"simple, virtual",S-${mark},,Sel ${mark},0,,,4,0.5,2,Divers ${mark},,,`,
    `14,grouped,L-${mark},,Lot ${mark},1,,,,,,,,,`,
    `15,variation,X-${mark},,,1,,,1,0.1,1,,deleted-${mark},100 g,`,
  ],
  products: {
    [`N-${mark}-250`]: {
      ...{ [`name_${language}`]: `Noix ${mark}`, name_fr: `Noix ${mark}`, handle_fr: `noix-${mark}` },
      [`description_${language}`]: `Courte\n\n${DESCRIPTION}`,
      ...{ category: `Brésil ${mark}`, active: false, vat_rate: 21 },
      variants: [
        { ...size("250 g", `N-${mark}-250`, 4.2, 12, 250), ean: "5412345678908" },
        size("1 kg", `N-${mark}-1000`, 12, 0, 1000),
      ],
    },
    [`S-${mark}`]: {
      ...{ [`name_${language}`]: `Sel ${mark}`, category: `Divers ${mark}`, active: false },
      ...{ unit_label: "€/500 g", price: 2, stock: 4, weight: 500 },
    },
  },
  errors: [
    [6, "type_left_out"],
    [7, "product_unknown"],
  ],
})

const SYSTEMS: Record<string, (mark: string) => System> = {
  "WooCommerce in English": (mark) =>
    woocommerce(
      mark,
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,Stock,Weight (kg),Regular price,Categories,Parent,Attribute 1 value(s),Permalink',
      "fr",
    ),
  "WooCommerce in French": (mark) =>
    woocommerce(
      mark,
      'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,Description courte,Description,Stock,Poids (kg),Tarif régulier,Catégories,Parent,Valeur(s) de l’attribut 1,Permalien',
      "fr",
    ),
  "WooCommerce in Dutch": (mark) =>
    woocommerce(
      mark,
      'ID,Type,Artikelnummer,"GTIN, UPC, EAN of ISBN",Naam,Gepubliceerd,Korte beschrijving,Beschrijving,Voorraad,Gewicht (kg),Reguliere prijs,Categorieën,Hoofd,Waarde(n) eigenschap 1,Permalink',
      "nl",
    ),
  Shopify: (mark) => ({
    file: [
      "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Gift Card,Price / International,Status",
      `noix-${mark},Noix ${mark},${HTML},Noix ${mark},true,Poids,250 g,'N-${mark}-250,250,12,4.20,'5412345678908,false,5.90,active`,
      `noix-${mark},,,,,,1 kg,N-${mark}-1000,1000,-1,12.00,,,15.00,`,
      `cadeau-${mark},Carte,,,true,,,C-${mark},0,,25,,true,,active`,
      `sel-${mark},Sel ${mark},,,true,Title,Default Title,S-${mark},0,1,2,,false,,archived`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, handle_fr: `noix-${mark}`, description_fr: DESCRIPTION },
        ...{ category: `Noix ${mark}`, active: false },
        variants: [
          { ...size("250 g", `N-${mark}-250`, 4.2, 12, 250), ean: "5412345678908" },
          size("1 kg", `N-${mark}-1000`, 12, 0, 1000),
        ],
      },
      [`S-${mark}`]: { name_fr: `Sel ${mark}`, active: false, unit_label: "€/pièce", price: 2, weight: null },
    },
    errors: [[4, "type_left_out"]],
  }),
  PrestaShop: (mark) => ({
    file: [
      "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID;Reference #;EAN13;Weight;Quantity;Summary;Description;URL rewritten",
      `7;1;Noix ${mark};Home,Noix ${mark};6.074380;1;N-${mark};5412345678908;0.500000;12;Courte;${HTML};noix-${mark}`,
      `8;0;Sel ${mark};;2.5;1;S-${mark};;0;-2;;;`,
    ],
    products: {
      [`N-${mark}`]: {
        ...{ name_fr: `Noix ${mark}`, handle_fr: `noix-${mark}`, description_fr: `Courte\n\n${DESCRIPTION}` },
        ...{ category: `Noix ${mark}`, active: false, price: 7.35, stock: 12, weight: 500 },
        variants: [{ ean: "5412345678908" }],
      },
      [`S-${mark}`]: { active: false, price: 3.03, stock: 0, unit_label: "€/pièce", weight: null },
    },
    errors: [],
  }),
  "Magento 2": (mark) => ({
    file: [
      "sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,price,url_key,qty,configurable_variations",
      `N-${mark}-250,,Default,simple,,Noix 250,,0.2500,1,4.2000,noix-250-${mark},12.0000,`,
      `N-${mark}-1000,,Default,simple,,Noix 1000,,1.0000,1,12.0000,noix-1000-${mark},0.0000,`,
      `N-${mark},,Default,configurable,"Default Category/Noix ${mark},Default Category/Noix ${mark}/Brésil ${mark}",Noix ${mark},${HTML},,1,,noix-${mark},0,"sku=N-${mark}-250,size=250 g|sku=N-${mark}-1000,size=1 kg|sku=D-${mark},size=5 kg"`,
      `N-${mark},nl_BE,Default,,,Noten ${mark},Lekker,,,,,,`,
      `B-${mark},,Default,bundle,,Lot,,,1,,lot-${mark},,`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, name_nl: `Noten ${mark}`, description_fr: DESCRIPTION },
        ...{ description_nl: "Lekker", handle_fr: `noix-${mark}`, category: `Brésil ${mark}`, active: false },
        variants: [size("250 g", `N-${mark}-250`, 4.2, 12, 250), size("1 kg", `N-${mark}-1000`, 12, 0, 1000)],
      },
    },
    errors: [
      [4, "sku_unknown"],
      [6, "type_left_out"],
    ],
  }),
  Medusa: (mark) => ({
    file: [
      "Product Id,Product Handle,Product Title,Product Description,Product Status,Variant SKU,Variant Barcode,Variant Weight,Variant Inventory Quantity,Variant Price EUR,Variant Price USD,Variant Option 1 Name,Variant Option 1 Value",
      `prod_1,noix-${mark},Noix ${mark},Bonnes,published,N-${mark}-250,5412345678908,250,12,4.2,5,Poids,250 g`,
      `prod_1,noix-${mark},Noix ${mark},Bonnes,published,N-${mark}-1000,,1000,0,12,14,Poids,1 kg`,
      `prod_2,sel-${mark},Sel ${mark},,draft,S-${mark},,,3,2,3,,`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, handle_fr: `noix-${mark}`, description_fr: "Bonnes", active: false },
        variants: [
          { ...size("250 g", `N-${mark}-250`, 4.2, 12, 250), ean: "5412345678908" },
          size("1 kg", `N-${mark}-1000`, 12, 0, 1000),
        ],
      },
      [`S-${mark}`]: { name_fr: `Sel ${mark}`, active: false, price: 2, stock: 3 },
    },
    errors: [],
  }),
}

async function shown(product: AdminProduct | undefined) {
  const { body } = await admin.send("GET", "/api/admin/categories")
  const categories = adminCategoriesSchema.parse(body)
  return {
    ...product,
    category: categories.find(({ id }) => id === product?.category_id)?.name_fr ?? null,
  }
}

it.each(Object.entries(SYSTEMS))(
  "a product file of %s is imported with all its values",
  async (_name, system) => {
    const mark = randomUUID().slice(0, 8)
    const { file, language = "fr", products, errors } = system(mark)
    // A bar code must be unique in the shop, so each run of the test uses a new one.
    const ean = `20${String(Date.now()).slice(-10)}`
    const text = file.join("\n").replaceAll("5412345678908", withCheckDigit(ean))
    const sent = importIn(await imports.send(text))
    const read = await imports.readAgain(sent.id, {
      ...(sent.reading?.prices_include_vat === null && { prices_include_vat: true }),
    })
    expect(read.reading).toMatchObject({ language, questions: [] })
    expect(read.errors.map(({ line, code }) => [line, code])).toEqual(errors)
    expect(await imports.finish(read.id)).toMatchObject({ error_count: errors.length })
    const found = await productsOf(admin, { search: mark })
    expect(found).toHaveLength(Object.keys(products).length)
    for (const [sku, expected] of Object.entries(products)) {
      const product = found.find(({ variants }) => variants[0]?.sku === sku)
      const wanted = JSON.parse(
        JSON.stringify(expected).replaceAll("5412345678908", withCheckDigit(ean)),
      ) as object
      expect(await shown(product)).toMatchObject(wanted)
    }
    const undo = await imports.undo(read.id)
    expect(await imports.finish(undo.id)).toMatchObject({ error_count: 0 })
    expect(await productsOf(admin, { search: mark })).toEqual([])
  },
)

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const order = (about: object) => ({ discount_cents: 0, refunded_cents: 0, tracking_number: null, ...about })

/** Files of orders with refunds, several currencies, deleted products, and totals with and without VAT. */
const ORDERS: Record<string, (mark: string) => { file: string[]; orders: object[]; warnings: string[] }> = {
  Shopify: (mark) => ({
    file: [
      "Name,Email,Financial Status,Fulfillment Status,Currency,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Payment Method,Refunded Amount,Cancelled at",
      `#1-${mark},ada@example.org,partially_refunded,fulfilled,EUR,4.95,1.27,22.35,1.00,2024-05-01 09:58:00 +0200,2,Noix,4.20,N-1,Bancontact,4.20,`,
      `#1-${mark},ada@example.org,,,,,,,,2024-05-01 09:58:00 +0200,1,Supprimé,10.00,,,,`,
      `#2-${mark},bob@example.org,voided,unfulfilled,USD,0,0,5.00,0,2024-06-01 09:58:00 +0200,1,Graines,5.00,G-1,,0.00,2024-06-02 10:00:00 +0200`,
    ],
    orders: [
      order({
        ...{ number: `2-${mark}`, currency: "USD", status: "cancelled", total_cents: 500 },
      }),
      order({
        ...{ number: `1-${mark}`, email: "ada@example.org", placed_at: "2024-05-01T07:58:00.000Z" },
        ...{ status: "shipped", currency: "EUR", payment_method: "Bancontact" },
        items: [
          { name: "Noix", sku: "N-1", quantity: 2, total_cents: 840 },
          { name: "Supprimé", sku: "", quantity: 1, total_cents: 1000 },
        ],
        ...{ delivery_cents: 495, discount_cents: 100, vat_cents: 127, total_cents: 2235 },
        refunded_cents: 420,
      }),
    ],
    warnings: [],
  }),
  WooCommerce: (mark) => ({
    file: [
      "order_id,order_number,order_date,status,shipping_total,tax_total,order_total,order_currency,payment_method_title,customer_email,line_items",
      `7,W-${mark},2023-01-05 12:00:00,wc-refunded,4.09,0.84,12.93,EUR,Bancontact,ada@example.org,"name:Noix; pelées|product_id:3|sku:N-1|quantity:2|total:8.00"`,
    ],
    orders: [
      order({
        ...{ number: `W-${mark}`, status: "refunded", currency: "EUR", payment_method: "Bancontact" },
        items: [{ name: "Noix; pelées", sku: "N-1", quantity: 2, total_cents: 800 }],
        ...{ delivery_cents: 409, vat_cents: 84, total_cents: 1293, refunded_cents: 1293 },
      }),
    ],
    warnings: [],
  }),
  PrestaShop: (mark) => ({
    file: [
      "ID;Référence;Nouveau client;Client;Total;Paiement;État;Date;E-mail",
      `12;P-${mark};Oui;A. Peeters;42,10 €;Bancontact;Remboursé;01/05/2021 10:20:30;ada@example.org`,
    ],
    orders: [
      order({
        ...{ number: `P-${mark}`, status: "refunded", items: [], total_cents: 4210, refunded_cents: 4210 },
      }),
    ],
    warnings: ["lines_missing"],
  }),
  "Magento 2": (mark) => ({
    file: [
      '"ID","Purchase Point","Purchase Date","Bill-to Name","Grand Total (Base)","Grand Total (Purchased)","Status","Customer Email","Shipping and Handling","Payment Method","Total Refunded"',
      `"M-${mark}","Main","May 1, 2021 10:20:30 AM","A. Peeters","€42.10","€42.10","closed","ada@example.org","4.95","checkmo","42.10"`,
    ],
    orders: [
      order({
        ...{ number: `M-${mark}`, status: "refunded", total_cents: 4210, refunded_cents: 4210 },
        ...{ delivery_cents: 495, payment_method: "checkmo" },
      }),
    ],
    warnings: ["lines_missing"],
  }),
}

it.each(Object.entries(ORDERS))(
  "a file of orders of %s is imported with all its values",
  async (_name, system) => {
    const mark = randomUUID().slice(0, 8)
    const { file, orders, warnings } = system(mark)
    const sent = importIn(await imports.sendTable("orders", file.join("\n")))
    expect(sent.reading?.questions).toEqual([])
    expect(await imports.finish(sent.id)).toMatchObject({ changes: orders.length })
    const { errors } = await imports.read(sent.id)
    expect(errors.map(({ code }) => code)).toEqual(warnings)
    const { body } = await admin.send("GET", `/api/admin/former-orders?search=${mark}`)
    expect(adminFormerOrdersSchema.parse(body)).toMatchObject(orders)
    await imports.finish((await imports.undo(sent.id)).id)
  },
)
