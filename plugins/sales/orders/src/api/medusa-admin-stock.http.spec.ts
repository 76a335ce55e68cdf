import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { Administrator } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { stockStateSince, plentyOf, sell } from "../testing/sale"

const HANDLE = "noix-de-cajou"
const QUANTITY = 3

let engine: EngineClient
let administrator: Administrator
let sku: string
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  sku = await plentyOf(engine, HANDLE)
})

async function delivered() {
  const before = await engine.stock(sku)
  const sale = await sell(HANDLE, QUANTITY)
  await administrator.set(sale.number, "delivered")
  const order = await MedusaAdminOrder.numbered(engine, sale.number)
  return { before, sale, order, line: await order.line() }
}

async function movedSince(before: { stocked: number; reserved: number }) {
  const now = await engine.stock(sku)
  return { gone: before.stocked - now.stocked, reserved: now.reserved - before.reserved }
}

it("a cancellation after returns restocks the units that were not returned yet, and no damaged ones", async () => {
  const { before, sale, order, line } = await delivered()
  const items = [{ id: line.id, quantity: 1 }]
  await order.receiveReturn(await order.requestReturn(items, before.locationId), items)
  expect(await movedSince(before)).toEqual({ gone: QUANTITY - 1, reserved: 0 })
  await order.receiveReturn(await order.requestReturn(items, before.locationId), items, true)
  // The stock of returned units does not move again when the order's status changes.
  for (const status of ["shipped", "delivered"] as const) await administrator.set(sale.number, status)
  expect(await movedSince(before)).toEqual({ gone: QUANTITY - 1, reserved: 0 })
  await administrator.set(sale.number, "cancelled")
  expect(await movedSince(before)).toEqual({ gone: 1, reserved: 0 })
})

it("a cancellation in Medusa Admin sets the status and creates refund and credit note immediately", async () => {
  const before = await engine.stock(sku)
  const { number, total } = await sell(HANDLE, QUANTITY)
  const order = await MedusaAdminOrder.numbered(engine, number)
  await order.cancel()
  const { status, payment, history } = await administrator.order(number)
  expect({ status, back: payment.refunded_cents }).toEqual({ status: "cancelled", back: total })
  expect(history.at(-1)).toMatchObject({ to: "cancelled" })
  expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("returned")
  await until("the credit note", async () =>
    (await administrator.order(number)).documents.some(({ kind }) => kind === "credit_note"),
  )
})

it("replacements for broken goods are shown, reserved and free of charge, and a cancellation restocks neither", async () => {
  const { before, sale, order, line } = await delivered()
  expect((await administrator.order(sale.number)).returns).toEqual([])
  await order.replaceBroken(line, 1)
  await until("the reservation", async () => (await movedSince(before)).reserved === 1)
  const { returns, due_cents } = await administrator.order(sale.number)
  expect(returns).toMatchObject([
    {
      ...{ kind: "claim", state: "not_awaited", received_at: null },
      items: [{ id: line.id, quantity: 1, received_quantity: 0 }],
    },
  ])
  expect((await order.read()).summary.pending_difference).toBeCloseTo(0)
  expect(due_cents).toBe(0)
  await administrator.set(sale.number, "cancelled")
  expect(await movedSince(before)).toEqual({ gone: 1, reserved: 0 })
})

it("goods of an exchange without a shipping method are reserved and can be packed", async () => {
  const { before, order, line } = await delivered()
  await order.exchange(line, line, 1, before.locationId)
  await until("the reservation", async () => (await movedSince(before)).reserved === 1)
  const sent = (await order.read()).items.find(({ id }) => id !== line.id)
  await order.packUnits([{ id: sent?.id ?? "", quantity: 1 }])
  expect(await movedSince(before)).toEqual({ gone: QUANTITY + 1, reserved: 0 })
})

it("the job for recent orders corrects reservations and finds a parcel of Medusa Admin if their events were lost", async () => {
  const packed = await sell(HANDLE, 1)
  const other = await MedusaAdminOrder.numbered(engine, packed.number)
  await other.pack()
  const isPreparing = async () => (await administrator.order(packed.number)).status === "preparing"
  await until("the parcel", isPreparing)
  const { before, order, line } = await delivered()
  await order.edit({ set: { id: line.id, quantity: QUANTITY + 1 } })
  await until("the reservation", async () => (await movedSince(before)).reserved === 1)

  const { reservations } = await engine.get<{ reservations: { id: string }[] }>("/admin/reservations", {
    line_item_id: line.id,
  })
  // Simulates Medusa's edit, which reserves sent units again.
  await engine.post(`/admin/reservations/${reservations[0]?.id ?? ""}`, { quantity: QUANTITY + 1 })
  expect((await movedSince(before)).reserved).toBe(QUANTITY + 1)
  const database = connect({
    client: "pg",
    connection: { connectionString: requireVariable("DATABASE_URL") },
  })
  await database("order_status_change").where({ order_id: other.id, to_status: "preparing" }).delete()
  const left = {
    status: "paid",
    goods: "reserved",
    updated_at: database.raw("updated_at - interval '1 hour'"),
  }
  expect(await database("order_status").where({ order_id: other.id }).update(left)).toBe(1)
  await database.destroy()

  await runJob("mail-recent-orders")
  await until("the reservation", async () => (await movedSince(before)).reserved === 1)
  await until("the parcel", isPreparing)
})
