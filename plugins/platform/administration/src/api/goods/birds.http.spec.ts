import { searchAnswerSchema } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { administrator, ImportCalls, makeProduct, productsOf, hideProducts } from "../../testing"

const shop = new ShopClient()
let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

const searchProducts = async (query: Record<string, string>) => {
  const { body } = await shop.send("GET", `/api/search?${new URLSearchParams(query).toString()}`)
  return searchAnswerSchema.parse(body)
}

it("the product list filters by kinds of bird that a file or Medusa Admin has set", async () => {
  const word = `oiseau${Date.now().toString(36)}`
  const large = await makeProduct(admin, { name_fr: `${word} grand`, birds: ["macaw", "amazon", "macaw"] })
  const silent = await makeProduct(admin, { name_fr: `${word} muet` })
  expect([large.birds, silent.birds]).toEqual([["amazon", "macaw"], []])
  const ids = async (bird = "") =>
    (await searchProducts({ q: word, bird })).products.map(({ id }) => id).sort()
  await until("both in the search", async () => (await ids()).length === 2)
  expect(await ids("macaw")).toEqual([large.id])
  expect(await ids("budgie")).toEqual([])
  expect((await searchProducts({})).birds).toEqual(expect.arrayContaining(["amazon", "macaw"]))
  expect((await shop.send("GET", "/api/search?bird=ostrich")).status).toBe(400)
  const { status } = await admin.write("PUT", `/api/admin/products/${large.id}`, {
    json: { birds: ["dodo"] },
  })
  expect(status).toBe(400)

  const imports = new ImportCalls(admin)
  const check = await imports.check(`sku;birds\n${large.sku};Budgie | cockatiel\n${silent.sku};none`)
  expect(check).toMatchObject({ lines: 2, changes: 1, error_count: 0 })
  await imports.finish(check.id)
  const birdsOf = async ({ sku, id }: { sku: string; id: string }) =>
    (await productsOf(admin, { search: sku })).find((each) => each.id === id)?.birds
  expect(await birdsOf(large)).toEqual(["budgie", "cockatiel"])

  const engine = await EngineClient.signIn()
  await engine.post(`/admin/listings/${silent.id}`, {
    ...{ unit_label: silent.unit_label, is_promotion: false, birds: ["macaw"] },
  })
  await until("what Medusa Admin said", async () => (await ids("macaw")).includes(silent.id))
})
