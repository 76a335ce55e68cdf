import { adminProductsSchema } from "@bon-perroquet/contract"
import { COMPLETE_INFORMATION, type ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { administrator, hideProducts, makeProduct, productsOf } from "../../testing/administrator"
import { ImportCalls } from "../../testing/imports"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})
afterAll(hideProducts)

const draftsOf = async (id: string) => {
  const { body } = await admin.send("GET", `/api/admin/products?drafts_of=${id}`)
  return adminProductsSchema.parse(body).map(({ sku }) => sku)
}

it("a draft is counted, also if its picture could not be fetched", async () => {
  const sku = `D-${randomUUID().slice(0, 8)}`
  const columns = "sku;name_fr;price;unit_label;weight;images"
  const { id } = await imports.check(`${columns}\n${sku};Noix;5;€/pièce;250;http://127.0.0.1:1/noix.jpg`)
  expect(await imports.readAgain(id, { fetch_pictures: true })).toMatchObject({ error_count: 0 })
  const { errors, drafts } = await imports.finish(id)
  expect(errors.map(({ code }) => code)).toEqual(["picture_unfetched", "kept_as_draft"])
  expect(drafts).toMatchObject({ incomplete: 1 })
  expect(await draftsOf(id)).toEqual([sku])
})

it("a product keeps its pictures if an import cannot fetch one of the new ones", async () => {
  const images = ["noix-de-cajou", "amandes-decortiquees"].map((name) => `/static/products/${name}-960.webp`)
  const product = await makeProduct(admin, { images })
  const { id } = await imports.check(
    `sku;price;images\n${product.sku};8,10;${images[0] ?? ""} | http://127.0.0.1:1/noix.jpg`,
  )
  await imports.readAgain(id, { fetch_pictures: true })
  const { errors } = await imports.finish(id)
  expect(errors.map(({ code }) => code)).toEqual(["picture_unfetched"])
  const [changed] = await productsOf(admin, { search: product.sku })
  expect(changed).toMatchObject({ images, price: 8.1 })
})

it("the result of an import counts its incomplete drafts by missing information, and the old addresses that lead to drafts", async () => {
  const mark = randomUUID().slice(0, 8)
  const information = { ...COMPLETE_INFORMATION, allergens: "none" }
  const columns = ["sku", "name_fr", "price", "unit_label", "active", "old_addresses"]
  const line = (number: number, active: string, told: object) =>
    [`D${number}-${mark}`, `Noix ${mark} ${number}`, "5", "€/kg", active, `/p/${mark}-${number}`]
      .concat(Object.values(told) as string[])
      .join(";")
  const { id } = await imports.check(
    [
      [...columns, ...Object.keys(information)].join(";"),
      line(1, "yes", information),
      line(2, "yes", { ...information, allergens: "" }),
      line(3, "yes", { ...information, allergens: "", manufacturer_name: "" }),
      line(4, "no", information),
    ].join("\n"),
  )
  expect(await imports.read(id)).toMatchObject({ error_count: 0, drafts: null })
  const draftsNow = async () => (await imports.read(id)).drafts
  await imports.finish(id)
  const drafts = await draftsNow()
  expect(drafts?.missing.map(({ products }) => products)).toEqual([2, 1])
  expect(drafts).toMatchObject({
    incomplete: 2,
    address_count: 3,
    addresses: [2, 3, 4].map((number) => `/p/${mark}-${number}`),
  })
  expect((await draftsOf(id)).sort()).toEqual([`D2-${mark}`, `D3-${mark}`])
  const completed = `sku;active;allergens\nD2-${mark};yes;none`
  await imports.finish((await imports.check(completed)).id)
  expect(await draftsNow()).toMatchObject({ incomplete: 1, address_count: 2 })
  expect(await draftsOf(id)).toEqual([`D3-${mark}`])
  expect(await draftsOf("import_none")).toEqual([])
  const undo = await imports.undo(id)
  expect(await imports.finish(undo.id)).toMatchObject({ drafts: null })
})
