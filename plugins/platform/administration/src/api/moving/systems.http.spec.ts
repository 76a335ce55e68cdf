import { adminCategoriesSchema, type AdminProduct, type ImportReading } from "@bon-perroquet/contract"
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

interface System {
  file: string[]
  /** Expected products by the SKU of their first size. */
  products: Record<string, object>
  /** Line number and error code of each row that the import rejects. */
  errors: [number, string][]
  language?: "fr" | "nl"
  /** Answers to questions about the file. By default, the test answers only that prices include VAT. */
  answers?: Partial<ImportReading>
}

const size = (label_fr: string, sku: string, price: number, stock: number, weight: number) => ({
  ...{ label_fr, sku, price, stock, weight },
})

/** Two options, a bundle, a size without its product, a hidden product, HTML and categories. */
const woocommerce = (mark: string, heading: string, language: "fr" | "nl"): System => ({
  language,
  file: [
    heading,
    `10,variable,N-${mark},,Noix ${mark},1,Courte,${HTML},,,,"Noix ${mark}, Noix ${mark} > Brésil ${mark}",,"250 g, 1 kg",https://old.example/produit/noix-${mark}/,%%title%% %%sep%%,Des noix ${mark}`,
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
      custom_fields: {
        [`meta_title_${language}`]: null,
        [`meta_description_${language}`]: `Des noix ${mark}`,
      },
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
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,Stock,Weight (kg),Regular price,Categories,Parent,Attribute 1 value(s),Permalink,Meta: _yoast_wpseo_title,Meta: _yoast_wpseo_metadesc',
      "fr",
    ),
  "WooCommerce in French": (mark) =>
    woocommerce(
      mark,
      'ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,Description courte,Description,Stock,Poids (kg),Tarif régulier,Catégories,Parent,Valeur(s) de l’attribut 1,Permalien,Méta : _yoast_wpseo_title,Méta : _yoast_wpseo_metadesc',
      "fr",
    ),
  "WooCommerce in Dutch": (mark) =>
    woocommerce(
      mark,
      'ID,Type,Artikelnummer,"GTIN, UPC, EAN of ISBN",Naam,Gepubliceerd,Korte beschrijving,Beschrijving,Voorraad,Gewicht (kg),Reguliere prijs,Categorieën,Hoofd,Waarde(n) eigenschap 1,Permalink,Meta: _yoast_wpseo_title,Meta: _yoast_wpseo_metadesc',
      "nl",
    ),
  Shopify: (mark) => ({
    file: [
      "Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Barcode,Gift Card,Price / International,Status,SEO Title,SEO Description",
      `noix-${mark},Noix ${mark},${HTML},Noix ${mark},true,Poids,250 g,'N-${mark}-250,250,12,4.20,'5412345678908,false,5.90,active,Noix SEO,Des noix`,
      `noix-${mark},,,,,,1 kg,N-${mark}-1000,1000,-1,12.00,,,15.00,`,
      `cadeau-${mark},Carte,,,true,,,C-${mark},0,,25,,true,,active`,
      `sel-${mark},Sel ${mark},,,true,Title,Default Title,S-${mark},0,1,2,,false,,archived`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, handle_fr: `noix-${mark}`, description_fr: DESCRIPTION },
        ...{ category: `Noix ${mark}`, active: false },
        custom_fields: { meta_title_fr: "Noix SEO", meta_description_fr: "Des noix" },
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
      "sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,price,url_key,qty,configurable_variations,meta_title",
      `N-${mark}-250,,Default,simple,,Noix 250,,0.2500,1,4.2000,noix-250-${mark},12.0000,`,
      `N-${mark}-1000,,Default,simple,,Noix 1000,,1.0000,1,12.0000,noix-1000-${mark},0.0000,`,
      `N-${mark},,Default,configurable,"Default Category/Noix ${mark},Default Category/Noix ${mark}/Brésil ${mark}",Noix ${mark},${HTML},,1,,noix-${mark},0,"sku=N-${mark}-250,size=250 g|sku=N-${mark}-1000,size=1 kg|sku=D-${mark},size=5 kg",Noix SEO`,
      `N-${mark},nl_BE,Default,,,Noten ${mark},Lekker,,,,,,,Noten SEO`,
      `B-${mark},,Default,bundle,,Lot,,,1,,lot-${mark},,`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, name_nl: `Noten ${mark}`, description_fr: DESCRIPTION },
        custom_fields: { meta_title_fr: "Noix SEO", meta_title_nl: "Noten SEO" },
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
  "PrestaShop with combinations": (mark) => ({
    // File choosers sort names. The third combination has no product.
    file: [
      "Product ID*;Product reference;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity;Impact on weight;Default (0 = No, 1 = Yes)",
      `7;;Poids:select:0,Grillées:radio:1;1 kg:1,Oui:0;N-${mark}-1000;;5.000000;-3;0.750000;0`,
      `;P-${mark};Poids:select:0;250 g:0;N-${mark}-250;5412345678908;0;12;0;1`,
      `99;;Poids:select:0;250 g:0;X-${mark};;0;1;0;0`,
      "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Price tax included;Reference #;Weight;Quantity;Description;URL rewritten;Meta title;Meta description",
      `7;1;Noix ${mark};Home,Noix ${mark};3.471074;4.20;P-${mark};0.250000;9;${HTML};noix-${mark};Noix SEO;Des noix`,
      `8;0;Sel ${mark};;2.5;3.03;S-${mark};0;-2;;;;`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, handle_fr: `noix-${mark}`, description_fr: DESCRIPTION },
        ...{ category: `Noix ${mark}`, active: false },
        custom_fields: { meta_title_fr: "Noix SEO", meta_description_fr: "Des noix" },
        variants: [
          { ...size("250 g", `N-${mark}-250`, 4.2, 12, 250), ean: "5412345678908" },
          size("1 kg, Oui", `N-${mark}-1000`, 10.25, 0, 1000),
        ],
      },
      [`S-${mark}`]: { active: false, price: 3.03, stock: 0, unit_label: "€/pièce", weight: null },
    },
    errors: [[4, "product_unknown"]],
  }),
  "Lightspeed eCom": (mark) => ({
    file: [
      "Internal_ID;Internal_Variant_ID;Visible;Brand;NL_Title_Short;NL_Title_Long;NL_Description_Short;NL_Description_Long;NL_URL;NL_Variant;FR_Title_Short;FR_Title_Long;FR_Description_Short;FR_Description_Long;FR_URL;FR_Variant;Price;Price_Old;Stock_Level;Article_Code;EAN;SKU;Weight;FR_Category_1;FR_Category_2;Images;NL_Meta_Title;FR_Meta_Title;FR_Meta_Description",
      `70;701;S;;Noten;Noten ${mark};Kort;Lekker;noten-${mark};250 g;Noix;Noix ${mark};Courte;${HTML};noix-${mark};250 g;4.20;5.00;12;;5412345678908;N-${mark}-250;250;Noix ${mark};Brésil ${mark};;Noten SEO;Noix SEO;Des noix`,
      `70;702;S;;Noten;Noten ${mark};Kort;Lekker;noten-${mark};1 kg;Noix;Noix ${mark};Courte;${HTML};noix-${mark};1 kg;12.00;;-3;N-${mark}-1000;;;1000;Noix ${mark};Brésil ${mark};;Noten SEO;Noix SEO;Des noix`,
      `80;8-${mark};N;;Zout;;;;;Default;Sel ${mark};;;;sel-${mark};Default;2;;4;;;;0;;;;;;`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, name_nl: `Noten ${mark}`, handle_fr: `noix-${mark}` },
        ...{ description_fr: `Courte\n\n${DESCRIPTION}`, description_nl: "Kort\n\nLekker" },
        ...{ category: `Brésil ${mark}`, active: false },
        custom_fields: {
          meta_title_nl: "Noten SEO",
          meta_title_fr: "Noix SEO",
          meta_description_fr: "Des noix",
        },
        variants: [
          { ...size("250 g", `N-${mark}-250`, 4.2, 12, 250), ean: "5412345678908" },
          size("1 kg", `N-${mark}-1000`, 12, 0, 1000),
        ],
      },
      [`LS-8-${mark}`]: { name_fr: `Sel ${mark}`, active: false, price: 2, stock: 4, unit_label: "€/pièce" },
    },
    errors: [],
  }),
  Ecwid: (mark) => ({
    answers: { weight_unit: "kg" },
    file: [
      "type,product_internal_id,product_sku,product_name,product_name_translated_nl,product_price,product_quantity,product_is_available,product_description,product_category_1,product_upc,product_weight,product_seo_title,product_seo_description,product_option_name,product_option_value,product_option_markup,product_variation_sku,product_variation_option_Poids,url",
      `product,70,P-${mark},Noix ${mark},Noten ${mark},4.20,,true,${HTML},Noix ${mark} / Brésil ${mark},,0.25,Noix SEO,Des noix,,,,,,https://old.example/noix-p70`,
      "product_option,70,,,,,,,,,,,,,Poids,250 g,0,,,",
      "product_option,70,,,,,,,,,,,,,Poids,1 kg,7.80,,,",
      `product_variation,70,,,,,12,,,,5412345678908,,,,,,,N-${mark}-250,250 g,`,
      `product_variation,70,,,,12.00,-3,,,,,1,,,,,,N-${mark}-1000,1 kg,`,
      `product,80,S-${mark},Sel ${mark},,2,4,false,,,,0.5,,,,,,,,`,
      `product,90,M-${mark},Mélange ${mark},,3,4,true,,,,,,,,,,,,`,
      "product_option,90,,,,,,,,,,,,,Goût,Doux,1,,,",
      `product_variation,99,,,,1,1,,,,,,,,,,,X-${mark},250 g,`,
    ],
    products: {
      [`N-${mark}-250`]: {
        ...{ name_fr: `Noix ${mark}`, name_nl: `Noten ${mark}`, handle_fr: `noix-${mark}` },
        ...{ description_fr: DESCRIPTION, category: `Brésil ${mark}`, active: false },
        custom_fields: { meta_title_fr: "Noix SEO", meta_description_fr: "Des noix" },
        variants: [
          { ...size("250 g", `N-${mark}-250`, 4.2, 12, 250), ean: "5412345678908" },
          size("1 kg", `N-${mark}-1000`, 12, 0, 1000),
        ],
      },
      [`S-${mark}`]: { name_fr: `Sel ${mark}`, active: false, price: 2, stock: 4, unit_label: "€/500 g" },
    },
    errors: [
      [8, "type_left_out"],
      [10, "product_unknown"],
    ],
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
    const { file, language = "fr", answers, products, errors } = system(mark)
    // A bar code must be unique in the shop, so each run of the test uses a new one.
    const ean = `20${String(Date.now()).slice(-10)}`
    const text = file.join("\n").replaceAll("5412345678908", withCheckDigit(ean))
    const sent = importIn(await imports.send(text))
    const read = await imports.readAgain(sent.id, {
      ...(sent.reading?.prices_include_vat === null && { prices_include_vat: true }),
      ...answers,
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
