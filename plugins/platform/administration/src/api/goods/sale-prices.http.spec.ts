import { dayInBelgium, dayLater, salePricesSchema, type AdminProduct } from "@bon-perroquet/contract"
import { EngineClient, ShopClient } from "@bon-perroquet/testing"
import { administrator, makeProduct, hideProducts } from "../../testing/administrator"
import { changesOf, inShop, showsSoon } from "../../testing/changed-product"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

const today = dayInBelgium(new Date())

const send = (method: string, { id }: AdminProduct, sale: string, json?: object, version?: string) =>
  admin.write(method, `/api/admin/products/${id}/sale-prices${sale}`, {
    ...(json && { json }),
    ...(version && { headers: { "If-Match": `"${version}"` } }),
  })

async function done(...call: Parameters<typeof send>) {
  const { status, body } = await send(...call)
  expect({ status, body: status === 200 ? null : body }).toEqual({ status: 200, body: null })
  return salePricesSchema.parse(body)
}

const of = ({ variants: [first] }: AdminProduct, price: number) => [{ variant_id: first?.id ?? "", price }]

it("a sale price applies at once with its thirty-day reference price, and can be changed and ended", async () => {
  const product = await makeProduct(admin, { price: 10 })
  const planned = await done("POST", product, "", {
    from: null,
    until: dayLater(today, 7),
    prices: of(product, 8),
  })
  expect(planned).toMatchObject({
    sales: [
      { state: "running", from: today, until: dayLater(today, 7), prices: [{ price: 8 }], is_own: true },
    ],
    lowest: [{ price: 10 }],
  })
  await showsSoon(product.id, { price: 8 })
  expect(await inShop(product.id)).toMatchObject({ regular_price: 10, lowest_price_30_days: 10 })
  const { items } = await new ShopClient().addItem(product.id, 1)
  expect(items[0]?.line_total_cents).toBe(800)

  const id = `/${planned.sales[0]?.id ?? ""}`
  const lower = { from: today, until: null, prices: of(product, 7.5) }
  const changed = await done("PUT", product, id, lower, planned.version)
  expect(changed.sales).toMatchObject([{ state: "running", until: null, prices: [{ price: 7.5 }] }])
  await showsSoon(product.id, { price: 7.5 })
  expect((await send("PUT", product, id, lower, planned.version)).status).toBe(412)

  expect((await done("DELETE", product, id, undefined, changed.version)).sales).toEqual([])
  await showsSoon(product.id, { price: 10, regular_price: null })
  const actions = (await changesOf(admin, product.id)).filter(({ action }) => action === "sale")
  expect(actions).toHaveLength(3)
})

it("a planned sale starts on its day, does not block other sales, and can be cancelled", async () => {
  const product = await makeProduct(admin, { price: 10 })
  const [from, until] = [dayLater(today, 3), dayLater(today, 5)]
  const { sales } = await done("POST", product, "", { from, until, prices: of(product, 9) })
  expect(sales).toMatchObject([{ state: "planned", from, until }])
  await showsSoon(product.id, { price: 10 })
  const body = async (json: object) => (await send("POST", product, "", json)).body
  const next = { from: dayLater(today, 6), until: null, prices: of(product, 9) }
  expect(await body({ ...next, from: until })).toMatchObject({ code: "sale_overlaps" })
  expect((await done("POST", product, "", next)).sales).toHaveLength(2)
  expect((await done("DELETE", product, `/${sales[0]?.id ?? ""}`)).sales).toMatchObject([{ from: next.from }])
})

it("a sale price that is not lower, past days and other products' sizes are rejected, and price lists of Medusa Admin are shown", async () => {
  const product = await makeProduct(admin, { price: 10 })
  const other = await makeProduct(admin, { price: 10 })
  const sale = { from: null, until: null, prices: of(product, 9) }
  const status = async (json: object) => (await send("POST", product, "", { ...sale, ...json })).status
  expect(await status({ prices: of(product, 10) })).toBe(400)
  expect(await status({ prices: [] })).toBe(400)
  expect(await status({ until: dayLater(today, -1) })).toBe(400)
  expect(await status({ from: dayLater(today, -1) })).toBe(400)
  expect(await status({ from: dayLater(today, 2), until: dayLater(today, 1) })).toBe(400)
  expect(await status({ prices: of(other, 9) })).toBe(404)

  const engine = await EngineClient.signIn()
  await engine.post("/admin/price-lists", {
    ...{ title: "Action", description: "Action", type: "sale", status: "active" },
    prices: [{ currency_code: "eur", amount: 8, variant_id: product.variants[0]?.id }],
  })
  const { body } = await admin.send("GET", `/api/admin/products/${product.id}/sale-prices`)
  const [list] = salePricesSchema.parse(body).sales
  expect(list).toMatchObject({ title: "Action", is_own: false, from: null, prices: [{ price: 8 }] })
  expect((await send("DELETE", product, `/${list?.id ?? ""}`)).status).toBe(404)
})
