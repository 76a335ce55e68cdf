import { EngineClient, ownProduct, until } from "@bon-perroquet/testing"
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

describe("A cancellation after a partial return", () => {
  it("restocks the units that were not returned yet, and none twice", async () => {
    const { before, sale, order, line } = await delivered()
    const items = [{ id: line.id, quantity: 1 }]
    await order.receiveReturn(await order.requestReturn(items, before.locationId), items)
    expect(await movedSince(before)).toEqual({ gone: QUANTITY - 1, reserved: 0 })
    // The stock of the returned unit does not move again when the order's status changes.
    for (const status of ["shipped", "delivered"] as const) await administrator.set(sale.number, status)
    expect(await movedSince(before)).toEqual({ gone: QUANTITY - 1, reserved: 0 })
    await administrator.set(sale.number, "cancelled")
    expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("returned")
  })

  it("does not restock damaged returns", async () => {
    const { before, sale, order, line } = await delivered()
    const items = [{ id: line.id, quantity: 1 }]
    await order.receiveReturn(await order.requestReturn(items, before.locationId), items, true)
    await administrator.set(sale.number, "cancelled")
    expect(await movedSince(before)).toEqual({ gone: 1, reserved: 0 })
  })

  it("restocks neither written-off goods nor a replacement that never left", async () => {
    const { before, sale, order, line } = await delivered()
    await order.replaceBroken(line, 1)
    await administrator.set(sale.number, "cancelled")
    expect(await movedSince(before)).toEqual({ gone: 1, reserved: 0 })
  })
})

describe("Unpacking in Medusa Admin", () => {
  it("reverts the order's status, reserves its goods again, and allows packing again", async () => {
    const before = await engine.stock(sku)
    const { number } = await sell(HANDLE, QUANTITY)
    const order = await MedusaAdminOrder.numbered(engine, number)
    await administrator.set(number, "preparing")
    const [parcel] = (await order.read()).fulfillments
    await order.unpack(parcel?.id ?? "")
    await until("the status", async () => (await administrator.order(number)).status === "paid")
    expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("reserved")
    await order.pack()
    await until("the status", async () => (await administrator.order(number)).status === "preparing")
    await administrator.set(number, "cancelled")
    expect(await stockStateSince(engine, sku, before, QUANTITY)).toBe("returned")
  })
})

describe("A cancellation in Medusa Admin", () => {
  it("sets the status and creates refund and credit note immediately", async () => {
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
})

it("replacements for broken goods are shown, reserved, free of charge and can be packed", async () => {
  const { before, sale, order, line } = await delivered()
  expect((await administrator.order(sale.number)).returns).toEqual([])
  await order.replaceBroken(line, 1)
  await until("the reservation", async () => (await movedSince(before)).reserved === 1)
  const { returns } = await administrator.order(sale.number)
  expect(returns).toMatchObject([
    {
      ...{ kind: "claim", state: "not_awaited", received_at: null },
      items: [{ id: line.id, quantity: 1, received_quantity: 0 }],
    },
  ])
  expect((await order.read()).summary.pending_difference).toBeCloseTo(0)
  expect((await administrator.order(sale.number)).due_cents).toBe(0)
  const sent = (await order.read()).items.find(({ id }) => id !== line.id)
  await order.packUnits([{ id: sent?.id ?? "", quantity: 1 }])
  expect(await movedSince(before)).toEqual({ gone: QUANTITY + 1, reserved: 0 })
})

it("goods of an exchange without a shipping method are reserved", async () => {
  const { before, order, line } = await delivered()
  await order.exchange(line, line, 1, before.locationId)
  await until("the reservation", async () => (await movedSince(before)).reserved === 1)
})

it("an edit that adds a unit to a sent line reserves only this unit", async () => {
  const { before, order, line } = await delivered()
  await order.edit({ set: { id: line.id, quantity: QUANTITY + 1 } })
  await until("the reservation", async () => (await movedSince(before)).reserved === 1)
})

it("the job for recent orders corrects reservations if the event of an edit was lost", async () => {
  const { before, order, line } = await delivered()
  await order.edit({ set: { id: line.id, quantity: QUANTITY + 1 } })
  const isCorrect = () => until("the reservation", async () => (await movedSince(before)).reserved === 1)
  await isCorrect()
  const { reservations } = await engine.get<{ reservations: { id: string }[] }>("/admin/reservations", {
    line_item_id: line.id,
  })
  // Simulates Medusa's edit, which reserves sent units again.
  await engine.post(`/admin/reservations/${reservations[0]?.id ?? ""}`, { quantity: QUANTITY + 1 })
  expect((await movedSince(before)).reserved).toBe(QUANTITY + 1)
  await isCorrect()
})

it("packing five of six reserved units leaves one reserved", async () => {
  const product = await ownProduct({ stock: 10 })
  const sale = await sell(product.handle, 6)
  const order = await MedusaAdminOrder.numbered(engine, sale.number)
  await order.packUnits([{ id: (await order.line()).id, quantity: 5 }])
  expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 1 })
})
