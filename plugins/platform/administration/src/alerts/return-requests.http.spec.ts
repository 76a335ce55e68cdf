import { adminOrderDetailSchema, alertsSchema } from "@bon-perroquet/contract"
import { Administrator, MedusaAdminOrder, plentyOf, sellOf } from "@bon-perroquet/orders/testing"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"

const HANDLE = "cacahuetes-en-coque"

let engine: EngineClient
let administrator: Administrator
let location: string
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  location = (await engine.stock(await plentyOf(engine, HANDLE))).locationId
})

async function publishableKey(): Promise<string> {
  const { api_keys } = await engine.get<{ api_keys: { token: string }[] }>("/admin/api-keys", {
    type: "publishable",
  })
  return api_keys[0]?.token ?? ""
}

async function deliveredOrder() {
  const sale = await sellOf({ [HANDLE]: 2 })
  await administrator.set(sale.number, "delivered")
  const order = await MedusaAdminOrder.numbered(engine, sale.number)
  const { order: read } = await engine.get<{
    order: { cart: { id: string }; shipping_methods: { shipping_option_id: string }[] }
  }>(`/admin/orders/${order.id}`, { fields: "cart.id,*shipping_methods" })
  const option = read.shipping_methods[0]?.shipping_option_id
  return { ...sale, order, line: await order.line(), option, cart: read.cart.id }
}

const isCalled = async (number: string): Promise<boolean> => {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  return alertsSchema
    .parse(body)
    .some(({ kind, order_number }) => kind === "return_requested" && order_number === number)
}

it("a return request by the Store API raises an alert and does not count as received", async () => {
  const { number, order, line, option, cart } = await deliveredOrder()
  const answer = await fetch(`${requireVariable("ENGINE_URL")}/store/returns`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "x-publishable-api-key": await publishableKey(),
      "x-cart-id": cart,
    },
    body: JSON.stringify({
      order_id: order.id,
      items: [{ id: line.id, quantity: 1 }],
      return_shipping: { option_id: option },
    }),
  })
  const { return: created } = (await answer.json()) as { return: { id: string } }
  expect(answer.status).toBe(200)
  await until("a person is called", () => isCalled(number))
  const path = `/api/admin/orders/${number}`
  const seen = adminOrderDetailSchema.parse((await administrator.shop.send("GET", path)).body)
  expect(seen.returns).toMatchObject([
    { kind: "return", state: "requested", items: [{ quantity: 1, received_quantity: 0 }] },
  ])
  expect(seen.items).toMatchObject([{ quantity: 2, returned_quantity: 0 }])
  await order.receiveReturn(created.id, [{ id: line.id, quantity: 1 }])
  const after = await administrator.order(number)
  expect(after.returns).toMatchObject([{ state: "received", items: [{ received_quantity: 1 }] }])
  expect(after.items).toMatchObject([{ quantity: 1, returned_quantity: 1 }])
  expect(await isCalled(number)).toBe(false)
})

it("a return that an administrator created raises no alert", async () => {
  const { number, order, line } = await deliveredOrder()
  await order.requestReturn([{ id: line.id, quantity: 1 }], location)
  expect((await administrator.order(number)).returns).toMatchObject([{ state: "requested" }])
  expect(await isCalled(number)).toBe(false)
})
