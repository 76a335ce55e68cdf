import { randomUUID } from "node:crypto"
import { adminProductsSchema, sizedName, type AdminProduct } from "@bon-perroquet/contract"
import { COMPLETE_INFORMATION, EngineClient, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { Administrator } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"

const NAME = `Amandes ${randomUUID().slice(0, 8)}`
const SIZES = [
  { label_fr: "250 g", price: 4.5, stock: 500 },
  { label_fr: "Grand sac", label_nl: "Grote zak", price: 60, stock: 500, weight: 5000 },
]

let engine: EngineClient
let administrator: Administrator
let product: AdminProduct
beforeAll(async () => {
  ;[engine, administrator] = await Promise.all([EngineClient.signIn(), Administrator.signIn()])
  const names = { name_fr: NAME, name_nl: `${NAME} NL` }
  const json = { ...names, price: 4.5, variants: SIZES, information: COMPLETE_INFORMATION }
  const { body } = await administrator.shop.write("POST", "/api/admin/products", { json })
  product = adminProductsSchema.element.parse(body)
})
afterAll(async () => {
  const json = { name_fr: NAME, price: 4.5, active: false }
  await administrator.shop.write("PUT", `/api/admin/products/${product.id}`, { json })
})

const large = () => ({ variant_id: product.variants[1]?.id ?? "" })
const namesOf = async (number: string) =>
  (await administrator.order(number)).items.map(({ name }) => name).sort()

it("an edit, an exchange and a claim name their lines with the size in the order's language", async () => {
  const number = await buy(new ShopClient({ language: "nl" }), {}, product.id)
  const order = await MedusaAdminOrder.numbered(engine, number)
  const [small, sack] = [sizedName(`${NAME} NL`, "250 g"), sizedName(`${NAME} NL`, "Grote zak")]
  expect(await namesOf(number)).toEqual([small])
  const line = await order.line()
  await order.edit({ add: { ...large(), quantity: 1 } })
  expect(await namesOf(number)).toEqual([small, sack])

  await administrator.set(number, "delivered")
  await order.exchange(line, large(), 1, (await engine.stock(product.sku)).locationId)
  await order.replaceBroken(line, 1)
  const lines = (await order.lines()).map(({ title }) => title).sort()
  expect(lines).toEqual([small, small, sack, sack])
})

it("a draft order names its lines with the size, also for goods added later", async () => {
  const { regions } = await engine.get<{ regions: { id: string }[] }>("/admin/regions")
  const items = [{ ...large(), quantity: 2 }]
  const { draft_order } = await engine.post<{ draft_order: { id: string } }>("/admin/draft-orders", {
    ...{ email: `draft-${randomUUID()}@example.org`, region_id: regions[0]?.id, items },
  })
  const path = `/admin/draft-orders/${draft_order.id}`
  await engine.post(`${path}/edit`, {})
  await engine.post(`${path}/edit/items`, { items: [{ variant_id: product.variants[0]?.id, quantity: 1 }] })
  await engine.post(`${path}/edit/request`, {})
  await engine.post(`${path}/edit/confirm`, {})
  const answer = await engine.get<{ draft_order: { items: { title: string }[] } }>(path, {
    fields: "id,*items",
  })
  expect(answer.draft_order.items.map(({ title }) => title).sort()).toEqual([
    sizedName(NAME, "250 g"),
    sizedName(NAME, "Grand sac"),
  ])
})
