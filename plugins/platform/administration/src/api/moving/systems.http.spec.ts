import { adminCategoriesSchema, type AdminProduct } from "@bon-perroquet/contract"
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

const size = (label_fr: string, sku: string, price: number, stock: number, weight: number) => ({
  ...{ label_fr, sku, price, stock, weight },
})

async function shown(product: AdminProduct | undefined) {
  const { body } = await admin.send("GET", "/api/admin/categories")
  const categories = adminCategoriesSchema.parse(body)
  return {
    ...product,
    category: categories.find(({ id }) => id === product?.category_id)?.name_fr ?? null,
  }
}

it("a product file of WooCommerce is imported with all its values, and undone", async () => {
  const mark = randomUUID().slice(0, 8)
  // A bar code must be unique in the shop, so each run of the test uses a new one.
  const ean = withCheckDigit(`20${String(Date.now()).slice(-10)}`)
  const file = [
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,Description,Stock,Weight (kg),Regular price,Categories,Parent,Attribute 1 value(s),Permalink,Meta: _yoast_wpseo_title,Meta: _yoast_wpseo_metadesc',
    `10,variable,N-${mark},,Noix ${mark},1,Courte,${HTML},,,,"Noix ${mark}, Noix ${mark} > Brésil ${mark}",,"250 g, 1 kg",https://old.example/produit/noix-${mark}/,%%title%% %%sep%%,Des noix ${mark}`,
    `11,variation,N-${mark}-250,${ean},,1,,,12,0.25,4.20,,N-${mark},250 g,`,
    `12,variation,N-${mark}-1000,,,1,,,-3,1,12.00,,id:10,1 kg,`,
    `13,"simple, virtual",S-${mark},,Sel ${mark},0,,,4,0.5,2,Divers ${mark},,,`,
    `14,grouped,L-${mark},,Lot ${mark},1,,,,,,,,,`,
    `15,variation,X-${mark},,,1,,,1,0.1,1,,deleted-${mark},100 g,`,
  ]
  const { id, reading } = importIn(await imports.send(file.join("\n")))
  expect(reading).toMatchObject({ prices_include_vat: null, language: "fr" })
  expect(reading?.questions).toMatchObject([
    { code: "prices_include_vat" },
    { code: "vat_rates", samples: [`Noix ${mark} > Brésil ${mark}`, `Divers ${mark}`] },
  ])
  const priced = await imports.readAgain(id, { prices_include_vat: false })
  expect(priced.reading?.questions).toMatchObject([{ code: "vat_rates" }])
  expect((await admin.write("POST", `/api/admin/imports/${id}/run`)).status).toBe(409)
  const read = await imports.readAgain(id, { vat_rates: { [`Noix ${mark}`]: 6, "*": 21 } })
  expect(read.reading).toMatchObject({ questions: [], prices_include_vat: false })
  expect(read.errors.map(({ line, code }) => [line, code])).toEqual([
    [6, "type_left_out"],
    [7, "product_unknown"],
  ])
  expect(await imports.finish(id)).toMatchObject({ error_count: 2 })
  const found = await productsOf(admin, { search: mark })
  expect(found).toHaveLength(2)
  const withSku = (sku: string) => shown(found.find(({ variants }) => variants[0]?.sku === sku))
  expect(await withSku(`N-${mark}-250`)).toMatchObject({
    ...{ name_fr: `Noix ${mark}`, handle_fr: `noix-${mark}`, description_fr: `Courte\n\n${DESCRIPTION}` },
    ...{ category: `Brésil ${mark}`, active: false, vat_rate: 6 },
    custom_fields: { meta_title_fr: null, meta_description_fr: `Des noix ${mark}` },
    variants: [
      { ...size("250 g", `N-${mark}-250`, 4.45, 12, 250), ean },
      size("1 kg", `N-${mark}-1000`, 12.72, 0, 1000),
    ],
  })
  expect(await withSku(`S-${mark}`)).toMatchObject({
    ...{ name_fr: `Sel ${mark}`, category: `Divers ${mark}`, active: false },
    ...{ unit_label: "€/500 g", price: 2.42, stock: 4, weight: 500, vat_rate: 21 },
  })
  const undo = await imports.undo(id)
  expect(await imports.finish(undo.id)).toMatchObject({ error_count: 0 })
  expect(await productsOf(admin, { search: mark })).toEqual([])
})

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}
