import { EngineClient, ownProduct, until } from "@bon-perroquet/testing"
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

  it("restocks neither damaged returns, nor written-off goods, nor a replacement that never left", async () => {
    const { before, sale, order, line } = await delivered()
    const items = [{ id: line.id, quantity: 1 }]
    await order.receiveReturn(await order.requestReturn(items, before.locationId), items, true)
    await order.replaceBroken(line, 1)
    await administrator.set(sale.number, "cancelled")
    expect(await movedSince(before)).toEqual({ gone: 2, reserved: 0 })
  })
})

describe("Unpacking in Medusa Admin", () => {
  it("reverts the order's status, reserves its goods again, and allows packing again", async () => {
    const before = await engine.stock(sku)
    const { number } = await sell(HANDLE, QUANTITY)
    const order = await MedusaAdminOrder.numbered(engine, number)
    await administrator.set(number, "preparing")
    const [parcel] = await order.parcels()
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
  expect(await order.pendingDifference()).toBeCloseTo(0)
  expect((await administrator.order(sale.number)).due_cents).toBe(0)
  const sent = (await order.lines()).find(({ id }) => id !== line.id)
  await order.packUnits([{ id: sent?.id ?? "", quantity: 1 }])
  expect(await movedSince(before)).toEqual({ gone: QUANTITY + 1, reserved: 0 })
})

it("only goods that have not left are reserved after an edit, also by the job, and after an exchange", async () => {
  const { before, order, line } = await delivered()
  const isReserved = (units: number) =>
    until("the reservation", async () => (await movedSince(before)).reserved === units)
  await order.edit({ set: { id: line.id, quantity: QUANTITY + 1 } })
  await isReserved(1)

  const { reservations } = await engine.get<{ reservations: { id: string }[] }>("/admin/reservations", {
    line_item_id: line.id,
  })
  // Simulates Medusa's edit, which reserves sent units again, and the loss of its event.
  await engine.post(`/admin/reservations/${reservations[0]?.id ?? ""}`, { quantity: QUANTITY + 1 })
  expect((await movedSince(before)).reserved).toBe(QUANTITY + 1)
  await runJob("mail-recent-orders")
  await isReserved(1)

  // This exchange has no shipping method.
  await order.exchange(line, line, 1, before.locationId)
  await isReserved(2)
})

it("packing five of six reserved units leaves one reserved", async () => {
  const product = await ownProduct({ stock: 10 })
  const sale = await sell(product.handle, 6)
  const order = await MedusaAdminOrder.numbered(engine, sale.number)
  await order.packUnits([{ id: (await order.line()).id, quantity: 5 }])
  expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 1 })
})
