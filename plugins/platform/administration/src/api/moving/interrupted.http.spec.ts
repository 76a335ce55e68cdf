import { adminProductsSchema } from "@bon-perroquet/contract"
import { ownProduct, type ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import type { Client } from "pg"
import { administrator } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"
import { database } from "../../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
let client: Client
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(() => client.end())

/** Adds the rows that an engine leaves if it is killed while it creates a product: no price, link or log. */
async function beginToCreate(id: string, sku: string): Promise<void> {
  await client.query(
    `INSERT INTO product (id, title, handle, status) VALUES ($1, 'Begun', lower($2), 'draft')`,
    [id, sku],
  )
  await client.query(
    `INSERT INTO product_variant (id, title, sku, product_id, manage_inventory) VALUES ($1 || '_v', '1 kg', $2, $1, true)`,
    [id, sku],
  )
  await client.query(`INSERT INTO inventory_item (id, sku) VALUES ('iitem_' || $1, $1)`, [sku])
}

it("a resumed import creates a product again whose creation was interrupted", async () => {
  const sku = `BEGUN-${randomUUID().slice(0, 8)}`
  const file = `sku,name_fr,price,stock\n${sku},Noix,5.00,7\n${sku}-2,Graines,6.00,3`
  const { id, errors } = importIn(await imports.send(file))
  expect(errors).toEqual([])
  await beginToCreate(`prod_${id.replace("import_", "")}_2`, sku)
  expect(await imports.finish(id)).toMatchObject({ error_count: 0, created: 2 })
  const { body } = await admin.send("GET", `/api/admin/products?search=${sku}`)
  expect(
    adminProductsSchema.parse(body).map(({ name_fr, price, stock }) => ({ name_fr, price, stock })),
  ).toEqual(
    expect.arrayContaining([
      { name_fr: "Noix", price: 5, stock: 7 },
      { name_fr: "Graines", price: 6, stock: 3 },
    ]),
  )
  const { rows } = await client.query("SELECT FROM inventory_item WHERE sku = $1", [sku])
  expect(rows).toHaveLength(1)
})

it("a resumed import adds a size again whose creation was interrupted", async () => {
  const product = await ownProduct({ price: 4, stock: 9 })
  const sku = `BEGUN-${randomUUID().slice(0, 8)}`
  const file = `sku,product,size_fr,price,stock\n${sku},${product.handle},5 kg,15.00,6`
  const { id, errors } = importIn(await imports.send(file))
  expect(errors).toEqual([])
  await client.query(
    `INSERT INTO product_variant (id, title, sku, product_id, manage_inventory) VALUES ($1, '5 kg', $2, $3, true)`,
    [`variant_${sku}`, sku, product.id],
  )
  await client.query(`INSERT INTO inventory_item (id, sku) VALUES ('iitem_' || $1, $1)`, [sku])
  expect(await imports.finish(id)).toMatchObject({ error_count: 0, done: 1 })
  const { body } = await admin.send("GET", `/api/admin/products?search=${sku}`)
  expect(adminProductsSchema.parse(body)[0]?.variants).toMatchObject([
    { price: 4, stock: 9 },
    { sku, price: 15, stock: 6 },
  ])
})
