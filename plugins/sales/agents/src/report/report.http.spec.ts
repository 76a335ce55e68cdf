import { assistantsSchema, errorSchema } from "@bon-perroquet/contract"
import { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient } from "@bon-perroquet/testing"
import { z } from "zod"
import { BUYER, HOME, linesOf, McpClient, orderPrepared, Platform, setFeatures } from "../testing"

const ADDRESS = "/api/admin/assistants"
let administrator: Administrator
beforeAll(async () => {
  await setFeatures({ agents: true })
  administrator = await Administrator.signIn()
})
afterAll(() => setFeatures({ agents: false }))

const read = async (query = "") =>
  assistantsSchema.parse((await administrator.shop.send("GET", ADDRESS + query)).body)
const countsOf = async (name: string) =>
  (await read()).assistants.find((each) => each.name === name) ?? {
    searches: 0,
    carts: 0,
    handovers: 0,
    orders: 0,
  }

it("searches and carts are counted per assistant and day", async () => {
  const before = await countsOf("test-assistant")
  const client = new McpClient()
  const product = await ownProduct({ stock: 9 })
  await client.call("search_catalog", { catalog: { query: "amandes" } }, z.unknown())
  const checkout = { ...linesOf(product.id), buyer: BUYER, fulfillment: HOME }
  await client.call("create_checkout", { checkout }, z.unknown())
  const after = await countsOf("test-assistant")
  expect(after).toMatchObject({ searches: before.searches + 1, carts: before.carts + 1 })
  const { days, total, is_on } = await read()
  expect(is_on).toBe(true)
  expect(days).toHaveLength(30)
  expect(days.reduce((sum, { searches }) => sum + searches, 0)).toBe(total.searches)
})

it("an order that an assistant prepared is counted and names its assistant, and other orders do not", async () => {
  const platform = await Platform.start()
  const name = platform.origin.replace("http://", "")
  const { number } = await orderPrepared(platform, (await ownProduct({ stock: 9 })).id)
  expect(await countsOf(name)).toMatchObject({ carts: 1, handovers: 1, orders: 1 })
  const assistant = { name, is_verified: true, protocol: "ucp" }
  expect((await administrator.order(number)).assistant).toEqual(assistant)
  const { orders } = await administrator.orders({ search: number })
  expect(orders).toMatchObject([{ order_number: number, assistant }])
  const others = (await administrator.orders({ limit: 50 })).orders.filter(
    (order) => order.order_number !== number,
  )
  for (const order of others.filter(({ assistant: each }) => each))
    expect(order.assistant?.name).not.toBe(name)
  await platform.stop()
})

it("only administrators with the right for reports read the counts", async () => {
  const customer = new ShopClient()
  await customer.register()
  for (const shop of [new ShopClient(), customer])
    expect([401, 403]).toContain((await shop.send("GET", ADDRESS)).status)
  const long = await administrator.shop.send("GET", `${ADDRESS}?from=2020-01-01&to=2026-01-01`)
  expect(errorSchema.parse(long.body).code).toBe("period_too_long")
})
