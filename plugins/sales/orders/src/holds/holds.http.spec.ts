import { parcelResultsSchema } from "@bon-perroquet/contract"
import { EngineClient, until } from "@bon-perroquet/testing"
import { Administrator, codeOf } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { plentyOf, sell, stripe, type Sale } from "../testing/sale"

const HANDLE = "papaye-en-des"

let engine: EngineClient
let administrator: Administrator

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
})

const place = (number: string, json: object) =>
  administrator.shop.write("POST", `/api/admin/orders/${number}/holds`, { json })
const release = (number: string, id: string, json: object = {}) =>
  administrator.shop.write("POST", `/api/admin/orders/${number}/holds/${id}/release`, { json })

const orderOnHold = (number: string) =>
  until(`a hold of ${number}`, async () => {
    const order = await administrator.order(number)
    return order.on_hold && order
  })

async function bulk(path: string, number: string, json: object = {}): Promise<string | undefined> {
  const answer = await administrator.shop.write("POST", path, {
    json: { ...json, orders: [{ order_number: number }] },
  })
  return parcelResultsSchema.parse(answer.body)[0]?.refusal?.code
}

const taskNumbers = async (task: "to_pack" | "on_hold", search: string) =>
  (await administrator.orders({ task, search })).orders.map(({ order_number }) => order_number)

async function refusalsOf({ number }: Sale): Promise<(string | undefined)[]> {
  return [
    codeOf(await administrator.trySetting(number, "preparing")),
    codeOf(await administrator.trySetting(number, "shipped")),
    codeOf(await administrator.trySetting(number, "delivered")),
    await bulk("/api/admin/orders/status", number, { status: "preparing" }),
    await bulk("/api/admin/orders/status", number, { status: "shipped" }),
    await bulk("/api/admin/orders/labels", number),
  ]
}

it("a hold blocks packing, labels and shipping until the release of the last hold", async () => {
  const sale = await sell(HANDLE)
  const { number } = sale
  expect((await place(number, { reason: "address", note: "No such street" })).status).toBe(200)
  const order = await administrator.order(number)
  expect(order).toMatchObject({
    status: "paid",
    on_hold: true,
    holds: [{ reason: "address", note: "No such street", released: null }],
  })
  expect(await refusalsOf(sale)).toEqual(Array.from({ length: 6 }, () => "order_on_hold"))
  const inEngine = await MedusaAdminOrder.numbered(engine, number)
  await expect(inEngine.pack()).rejects.toThrow("order_on_hold")
  const csv = await administrator.shop.send("GET", `/api/admin/orders/labels.csv?numbers=${number}`)
  expect(String(csv.body)).not.toContain(number)
  expect([await taskNumbers("to_pack", number), await taskNumbers("on_hold", number)]).toEqual([[], [number]])

  await place(number, { reason: "customer_request" })
  const second = (await administrator.order(number)).holds.find(({ reason }) => reason === "customer_request")
  await release(number, second?.id ?? "")
  expect(codeOf(await administrator.trySetting(number, "preparing"))).toBe("order_on_hold")
  const id = order.holds[0]?.id ?? ""
  expect((await release(number, id, { note: "Confirmed by phone" })).status).toBe(200)
  expect(codeOf(await release(number, id))).toBe("hold_not_found")
  const released = await administrator.order(number)
  expect(released.on_hold).toBe(false)
  expect(released.holds.find((hold) => hold.id === id)).toMatchObject({
    released: { note: "Confirmed by phone", by: { email: expect.any(String) } },
  })
  expect(await taskNumbers("to_pack", number)).toEqual([number])
  await administrator.set(number, "shipped")
})

it("a packed order on hold can be unpacked but not shipped", async () => {
  const { number } = await sell(HANDLE)
  await administrator.set(number, "preparing")
  const inEngine = await MedusaAdminOrder.numbered(engine, number)
  const parcel = (await inEngine.parcels())[0]?.id ?? ""
  await place(number, { reason: "recall" })
  expect(codeOf(await administrator.trySetting(number, "shipped"))).toBe("order_on_hold")
  const shipments = `/admin/orders/${inEngine.id}/fulfillments/${parcel}/shipments`
  await expect(engine.post(shipments, { items: [], labels: [] })).rejects.toThrow("order_on_hold")
  await administrator.set(number, "paid")
})

it("a dispute puts the order on hold until the bank has decided", async () => {
  const { number, session } = await sell(HANDLE)
  const { id } = await stripe().dispute(session)
  const order = await orderOnHold(number)
  expect(order.holds).toMatchObject([{ reason: "dispute", note: "fraudulent", by: { email: null } }])
  expect(codeOf(await administrator.trySetting(number, "shipped"))).toBe("order_on_hold")
  await stripe().stepDispute(id, "won")
  await until("the release", async () => !(await administrator.order(number)).on_hold)
  // A won dispute is no refund.
  expect(await administrator.order(number)).toMatchObject({ status: "paid", refunds: [] })
  await administrator.set(number, "shipped")
})

it("an inquiry puts an order on hold once, and again if it becomes a dispute", async () => {
  const { number, session } = await sell(HANDLE)
  const { id } = await stripe().dispute(session, { begins: "inquiry" })
  const { holds } = await orderOnHold(number)
  await release(number, holds[0]?.id ?? "", { note: "Reached by phone" })
  await stripe().refund(session, { amount: 1 })
  await until("the refund", async () => (await administrator.order(number)).refunds.length === 1)
  expect((await administrator.order(number)).on_hold).toBe(false)
  await stripe().stepDispute(id, "escalated")
  await orderOnHold(number)
})

it("placing a hold rejects unknown reasons, the reason dispute and unknown orders, and a cancellation ends a hold", async () => {
  const { number } = await sell(HANDLE)
  for (const json of [{}, { reason: "dispute" }, { reason: "address", note: "x".repeat(501) }])
    expect(codeOf(await place(number, json))).toBe("invalid_request")
  expect(codeOf(await place("BP-2020-999999", { reason: "manual" }))).toBe("order_not_found")
  expect((await administrator.order(number)).holds).toEqual([])
  await place(number, { reason: "fraud" })
  await administrator.set(number, "cancelled")
  expect((await administrator.order(number)).on_hold).toBe(false)
})
