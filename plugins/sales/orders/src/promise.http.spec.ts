import {
  deliverySchema,
  dispatchSettingSchema,
  orderSchema,
  paidOrderSchema,
  promiseAt,
} from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import { Administrator } from "./testing/administrator"
import { sell, type Sale } from "./testing/sale"

let engine: EngineClient
let administrator: Administrator
let database: Knex
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

const subjectsTo = async ({ email, number }: Sale) =>
  (await mailTo(email)).map(({ subject }) => subject.replace(number, "N")).sort()
const tellLate = () => engine.post("/admin/workflows-executions/job-tell-late-orders/run", {})
const methodsFor = async (query: string) =>
  deliverySchema.parse((await new ShopClient().send("GET", `/api/delivery?${query}`)).body).methods

it("a product has days of arrival per method while it is in stock", async () => {
  const [inStock, soldOut] = await Promise.all([ownProduct({ stock: 5 }), ownProduct({ stock: 0 })])
  const [home] = await until("the product", async () => {
    const methods = await methodsFor(`country=FR&product_id=${inStock.id}`).catch(() => [])
    return methods.length > 0 && methods
  })
  expect(home).toMatchObject({ code: "home", arrivals: [{}, {}, {}] })
  expect(home?.totals.items_cents).toBeGreaterThan(0)
  expect((await methodsFor(`country=FR&product_id=${soldOut.id}`)).map(({ arrivals }) => arrivals)).toEqual(
    expect.arrayContaining([[]]),
  )
  const unknown = await new ShopClient().send("GET", "/api/delivery?product_id=prod_unknown")
  expect(unknown.status).toBe(404)
})

it("an order keeps the days promised at its payment, and the customer of a late order is notified once", async () => {
  const { handle } = await ownProduct({ stock: 5 })
  const sale = await sell(handle)
  await until("the confirmation", async () => (await mailTo(sale.email)).length > 0)
  const orderNow = async () =>
    z
      .array(orderSchema)
      .parse((await administrator.shop.send("GET", `/api/admin/orders?search=${sale.number}`)).body)[0]
  const order = await orderNow()
  const { value: settings } = dispatchSettingSchema.parse(
    (await administrator.shop.send("GET", "/api/admin/settings/closed-days")).body,
  )
  const [home] = await methodsFor("country=BE")
  const paid = order?.timeline.find(({ status }) => status === "paid")?.at ?? ""
  const promise = promiseAt(new Date(paid), settings, {
    min_days: home?.min_days ?? 0,
    max_days: home?.max_days ?? 0,
  })
  expect(order?.delivery.promise).toEqual(promise)
  expect((await mailTo(sale.email))[0]?.text).toContain("Livraison prévue")

  await tellLate()
  expect(await subjectsTo(sale)).toHaveLength(1)
  // Moves the outbox's start to 30 days ago, because it sends no e-mail about events from before its start.
  await database("outbox_key")
    .where({ hash: database.raw("sha256(''::bytea)") })
    .update({ created_at: database.raw("now() - interval '30 days'") })
  const promises = database("order_promise").where({ order_id: order?.id })
  expect(
    await promises.update({ dispatch_by: database.raw("to_char(now() - interval '3 days', 'YYYY-MM-DD')") }),
  ).toBe(1)
  await tellLate()
  await until("the e-mail", async () => (await subjectsTo(sale)).length > 1)
  await tellLate()
  await administrator.set(sale.number, "shipped")
  const delaySubject = "Votre commande N a du retard"
  expect((await subjectsTo(sale)).filter((subject) => subject === delaySubject)).toHaveLength(1)
})

it("only the browser that paid can read the order of its payment", async () => {
  const { handle } = await ownProduct({ stock: 5 })
  const { shop, session, number } = await sell(handle)
  const ask = (by: ShopClient) =>
    by.write("POST", "/api/orders/paid", { json: { session_id: session, cart_session_id: by.sessionId } })
  const answer = await ask(shop)
  expect(paidOrderSchema.parse(answer.body)).toMatchObject({
    order: { order_number: number, items: [{ quantity: 2 }] },
    url: expect.stringContaining("/orders/view?token="),
  })
  expect((await ask(new ShopClient())).body).toEqual({ order: null, url: null, tracking_url: null })
})
