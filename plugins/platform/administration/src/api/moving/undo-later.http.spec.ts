import type { ShopClient } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { randomUUID } from "node:crypto"
import { administrator, makeProduct, productsOf, hideProducts } from "../../testing/administrator"
import { ImportCalls } from "../../testing/imports"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})
afterAll(hideProducts)

const newSku = () => `UNDO-${randomUUID().slice(0, 8).toUpperCase()}`

async function productWith(sku: string) {
  const [product] = await productsOf(admin, { search: sku })
  return product
}

it("an import is undone once, and what a later import of the same file changes stays", async () => {
  const { sku } = await makeProduct(admin, { stock: 10 })
  const created = newSku()
  const csv = `sku,name_fr,price,stock\n${sku},,,20\n${created},Noix ${created},5.00,7`
  const { id } = await imports.check(csv)
  await imports.finish(id)
  const [one, other] = [await imports.undo(id), await imports.undo(id)]
  expect(await imports.finish(one.id)).toMatchObject({ changes: 2, error_count: 0 })
  expect(await imports.finish(other.id)).toMatchObject({ changes: 0, error_count: 0 })
  expect(await productWith(sku)).toMatchObject({ stock: 10 })

  const again = await imports.check(csv)
  await imports.finish(again.id)
  expect(await imports.undo(id)).toMatchObject({ lines: 0, changes: 0 })
  expect(await productWith(created)).toMatchObject({ stock: 7 })
  const late = await imports.undo(again.id)
  expect(await imports.finish(late.id)).toMatchObject({ changes: 2, error_count: 0 })
  expect(await productWith(created)).toBeUndefined()
  expect(await productWith(sku)).toMatchObject({ stock: 10 })
})

it("an undo keeps what was sold since its preview, and prices that changed since", async () => {
  const [one, two] = [await makeProduct(admin, { stock: 12 }), await makeProduct(admin, { price: 7 })]
  const { id } = await imports.check(`sku,price,stock\n${one.sku},,40\n${two.sku},8.00,`)
  await imports.finish(id)
  const undo = await imports.undo(id)
  expect(undo).toMatchObject({ changes: 2, error_count: 0 })
  await admin.write("PATCH", `/api/admin/products/${one.id}/stock`, { json: { stock: 37 } })
  await admin.write("PATCH", `/api/admin/products/${two.id}/price`, { json: { price: 9.5 } })
  const { errors } = await imports.finish(undo.id)
  expect(errors).toMatchObject([{ line: 3, code: "changed_since" }])
  expect(await productWith(one.sku)).toMatchObject({ stock: 9 })
  expect(await productWith(two.sku)).toMatchObject({ price: 9.5 })
})

it("an undo does not delete another product that has the SKU since", async () => {
  const sku = newSku()
  const { id } = await imports.check(`sku,name_fr,price,stock\n${sku},Noix ${sku},5.00,7`)
  await imports.finish(id)
  const imported = await productWith(sku)
  expect((await admin.write("DELETE", `/api/admin/products/${imported?.id}`)).status).toBe(200)
  const other = await makeProduct(admin, { sku })
  const undo = await imports.undo(id)
  expect(undo.errors).toMatchObject([{ line: 2, code: "product_other" }])
  await imports.finish(undo.id)
  expect(await productWith(sku)).toMatchObject({ id: other.id })
})

it("an undo deletes the products of an import whose ids are not derived from its lines, as in version 1.0.0", async () => {
  const [one, two] = [newSku(), newSku()]
  const { id } = await imports.check(
    `sku,product,name_fr,size_fr,price,stock\n${one},${one.toLowerCase()},Noix ${one},1 kg,5.00,7\n${two},${one.toLowerCase()},,2 kg,9.00,1`,
  )
  expect(await imports.finish(id)).toMatchObject({ error_count: 0 })
  await shopDatabase()("product_import_line")
    .where({ import_id: id })
    .update({ id: shopDatabase().raw("'imported_' || id") })
  const undo = await imports.undo(id)
  expect(undo).toMatchObject({ changes: 2, error_count: 0 })
  await imports.finish(undo.id)
  expect(await productWith(one)).toBeUndefined()
})
