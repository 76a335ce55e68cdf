import { boughtWithSchema, relatedProductsSchema } from "@bon-perroquet/contract"
import { Administrator, sellOf } from "@bon-perroquet/orders/testing"
import { requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { countPairs } from "./pairs"

let database: Knex
let administrator: Administrator
beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  administrator = await Administrator.signIn()
})
afterAll(() => database.destroy())

const shop = new ShopClient()
const beside = async (handle: string) => {
  const { body } = await shop.send("GET", `/api/products/${handle}/related`)
  const { reason, products } = relatedProductsSchema.parse(body)
  return [reason, ...products.map((product) => product.handle)]
}
const NOTHING = ["category"]

it("a pair of products is recommended once enough different buyers ordered both", async () => {
  const [nuts, seeds, rare] = [await ownProduct(), await ownProduct(), await ownProduct()]
  const [anne, bert] = [new ShopClient(), new ShopClient()]
  await sellOf({ [nuts.handle]: 1, [seeds.handle]: 1 }, anne)
  await sellOf({ [nuts.handle]: 1, [seeds.handle]: 1 }, anne)
  await countPairs(database, 2)
  expect(await beside(nuts.handle)).toEqual(NOTHING)

  const { number } = await sellOf({ [nuts.handle]: 1, [seeds.handle]: 2, [rare.handle]: 1 }, bert)
  await countPairs(database, 2)
  expect(await beside(nuts.handle)).toEqual(["bought_together", seeds.handle])
  expect(await beside(seeds.handle)).toEqual(["bought_together", nuts.handle])
  expect(await beside(rare.handle)).toEqual(NOTHING)
  const boughtWith = async (id: string) =>
    boughtWithSchema.parse(
      (await administrator.shop.send("GET", `/api/admin/products/${id}/bought-together`)).body,
    )
  expect(await boughtWith(nuts.id)).toMatchObject([{ product_id: seeds.id, name: seeds.name_fr, buyers: 2 }])

  await administrator.set(number, "cancelled")
  await countPairs(database, 2)
  expect(await boughtWith(nuts.id)).toMatchObject([])
  expect(await beside(nuts.handle)).toEqual(NOTHING)
})

it("sold-out products are not recommended, and products of the same category are shown instead", async () => {
  const { category_id } = (await shop.products()).find((product) => product.category_id !== null) ?? {}
  const about = category_id ? { category_id } : {}
  const [nuts, seeds] = [await ownProduct(about), await ownProduct({ stock: 0 })]
  await database("bought_pair").insert({ product_id: nuts.id, other_id: seeds.id, buyers: 3 })
  const [reason, ...handles] = await beside(nuts.handle)
  expect(reason).toBe("category")
  expect(handles).toHaveLength(4)
  expect(handles).not.toContain(nuts.handle)
  await administrator.shop.write("PUT", `/api/admin/products/${seeds.id}`, { json: { stock: 5 } })
  await until("the other product beside it", async () =>
    (await beside(nuts.handle)).includes("bought_together"),
  )
  expect(await beside(nuts.handle)).toEqual(["bought_together", seeds.handle])
  expect((await shop.send("GET", "/api/products/prod_none/related")).status).toBe(404)
  expect((await shop.send("GET", `/api/admin/products/${nuts.id}/bought-together`)).status).toBe(401)
})
