import type { RefundRequest } from "@bon-perroquet/contract"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, orderIdNumbered, requireVariable, ownProduct, until } from "@bon-perroquet/testing"
import { Administrator, codeOf } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { sellOf, stripe } from "../testing/sale"

const QUANTITY = 3
const STOCK = 200

let engine: EngineClient
let administrator: Administrator

let product: { handle: string; sku: string }
let other: { handle: string }

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  product = await ownProduct({ stock: STOCK })
  other = await ownProduct({ stock: STOCK })
})

let count = 0
const key = () => `goods-${Date.now()}-${count++}`

async function sale({ handle, sku } = product) {
  const before = await engine.stock(sku)
  const sold = await sellOf({ [handle]: QUANTITY, [other.handle]: 1 })
  const order = await administrator.order(sold.number)
  const line = order.items.find(({ quantity }) => quantity === QUANTITY)
  const id = line?.id ?? ""
  const giveBack = (quantity: number, how: Partial<RefundRequest> = {}) =>
    administrator.refund(sold.number, { items: [{ id, quantity }], key: key(), ...how })
  const moved = async () => {
    const now = await engine.stock(sku)
    return { gone: before.stocked - now.stocked, reserved: now.reserved - before.reserved }
  }
  const set = (status: Parameters<Administrator["set"]>[1]) => administrator.set(sold.number, status)
  return { ...sold, id, name: line?.name ?? "", sku, giveBack, moved, set, locationId: before.locationId }
}

async function inParcels(number: string): Promise<number[]> {
  const { order } = await engine.get<{
    order: { fulfillments: { canceled_at: string | null; items: { quantity: number }[] }[] }
  }>(`/admin/orders/${await orderIdNumbered(number)}`, { fields: "id,*fulfillments,*fulfillments.items" })
  return order.fulfillments
    .filter(({ canceled_at }) => !canceled_at)
    .flatMap(({ items }) => items.map(({ quantity }) => Number(quantity)))
    .sort()
}

async function label(number: string): Promise<{ items: number; grams: number } | null> {
  const { body } = await administrator.shop.send("GET", `/api/admin/orders/labels.csv?numbers=${number}`)
  const [, line] = String(body).trim().split("\r\n")
  const [grams, items] = (line ?? "").split(",").slice(0, -3).reverse().map(Number)
  return line ? { items: items ?? 0, grams: grams ?? 0 } : null
}

const packs = async (number: string) =>
  (await administrator.order(number)).to_pack.map(({ quantity }) => quantity).sort()

describe("Goods refunded before dispatch", () => {
  it("are not on the packing slip, in the carrier's file or in Medusa's parcel", async () => {
    const { number, giveBack, moved, set } = await sale()
    const whole = await label(number)
    const { refunds } = await giveBack(1)
    expect(refunds).toMatchObject([{ restock: true, parts: { items: [{ quantity: 1 }] } }])
    expect(await packs(number)).toEqual([1, 2])
    const rest = await label(number)
    expect(rest?.items).toBe(QUANTITY)
    expect(rest?.grams).toBeLessThan(whole?.grams ?? 0)
    expect(await moved()).toEqual({ gone: 0, reserved: 2 })
    await set("preparing")
    expect(await inParcels(number)).toEqual([1, 2])
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
    await set("delivered")
    expect(await packs(number)).toEqual([1, 2])
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
  })

  it("are not on the packing slip and are not restocked twice if all were refunded", async () => {
    const { number, name, giveBack, moved, set } = await sale()
    await giveBack(QUANTITY)
    const { to_pack } = await administrator.order(number)
    expect(to_pack.map((line) => line.name)).not.toContain(name)
    await set("shipped")
    expect(await moved()).toEqual({ gone: 0, reserved: 0 })
    await set("cancelled")
    expect(await moved()).toEqual({ gone: 0, reserved: 0 })
  })

  it("are removed from stock if they are not restocked", async () => {
    const { giveBack, moved, set } = await sale()
    await giveBack(1, { restock: false })
    expect(await moved()).toEqual({ gone: 1, reserved: 2 })
    await set("preparing")
    expect(await moved()).toEqual({ gone: 3, reserved: 0 })
    await set("cancelled")
    expect(await moved()).toEqual({ gone: 1, reserved: 0 })
  })

  it("are removed from a packed parcel, and restocked once if it is unpacked, also in Medusa Admin", async () => {
    const { number, giveBack, moved, set } = await sale()
    await set("preparing")
    await giveBack(1)
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
    expect(await packs(number)).toEqual([1, 2])
    await set("paid")
    expect(await moved()).toEqual({ gone: 0, reserved: 2 })
    await set("preparing")
    expect(await inParcels(number)).toEqual([1, 2])
    const order = await MedusaAdminOrder.numbered(engine, number)
    await order.unpack((await order.parcels()).find(({ canceled_at }) => !canceled_at)?.id ?? "")
    expect(await moved()).toEqual({ gone: 0, reserved: 2 })
    expect((await administrator.order(number)).status).toBe("paid")
    await set("shipped")
    expect(await inParcels(number)).toEqual([1, 2])
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
  })

  it.each([
    ["removes", QUANTITY - 1],
    ["adds", QUANTITY + 1],
  ])("are not reserved again by an edit in Medusa Admin that %s a unit", async (_what, quantity) => {
    const { number, id, giveBack, moved } = await sale()
    await giveBack(2)
    const order = await MedusaAdminOrder.numbered(engine, number)
    await order.edit({ set: { id, quantity } })
    // One refunded unit is the unit that the edit removes.
    const reserved = quantity - (quantity < QUANTITY ? 1 : 2)
    await until("the reservation", async () => (await moved()).reserved === reserved).catch(async () =>
      expect(await moved()).toEqual({ gone: 0, reserved }),
    )
  })

  it("are refunded once per key, and a full refund releases the rest", async () => {
    const { number, id, moved } = await sale()
    const json = { items: [{ id, quantity: 1 }], restock: true, key: key() }
    await Promise.all([1, 2, 3].map(() => administrator.tryRefunding(number, json)))
    expect(await moved()).toEqual({ gone: 0, reserved: 2 })
    const other = await administrator.tryRefunding(number, { ...json, restock: false })
    expect(codeOf(other)).toBe("refund_key_reused")
    await administrator.refund(number, { key: key() })
    const { to_pack, refundable_cents } = await administrator.order(number)
    expect({ to_pack, refundable_cents }).toEqual({ to_pack: [], refundable_cents: 0 })
    expect(await moved()).toEqual({ gone: 0, reserved: 0 })
  })
})

describe("A full refund before dispatch", () => {
  it("writes off all goods, also if an amount and the delivery were refunded before, which moves no goods", async () => {
    const { number, id, moved } = await sale()
    await administrator.refund(number, { amounts: [{ vat_rate: 21, amount_cents: 100 }], key: key() })
    const { refundable } = await administrator.order(number)
    if (refundable.delivery_cents)
      await administrator.refund(number, { delivery_cents: refundable.delivery_cents, key: key() })
    expect(await packs(number)).toEqual([1, QUANTITY])
    expect(await moved()).toEqual({ gone: 0, reserved: QUANTITY })
    const { refundable_cents: amount_cents } = await administrator.order(number)
    const wrong = { amount_cents: amount_cents - 1, restock: false, key: key() }
    expect(codeOf(await administrator.tryRefunding(number, wrong))).toBe("refund_amount_differs")
    const { refunds, refundable_cents } = await administrator.refund(number, {
      ...{ amount_cents, restock: false, key: key() },
    })
    expect(refunds.at(-1)?.parts?.items.map((item) => item.id)).toContain(id)
    expect(refundable_cents).toBe(0)
    expect(await moved()).toEqual({ gone: QUANTITY, reserved: 0 })
  })
})

describe("A packed parcel", () => {
  it("is unchanged by a refund after dispatch", async () => {
    const { number, giveBack, moved, set } = await sale()
    await set("shipped")
    const { has_left, refunds } = await giveBack(1)
    expect({ has_left, refunds }).toMatchObject({ has_left: true, refunds: [{ restock: false }] })
    expect(await packs(number)).toEqual([1, QUANTITY])
    expect(await moved()).toEqual({ gone: QUANTITY, reserved: 0 })
  })
})

describe("Goods returned after dispatch", () => {
  it("are restocked by a refund, and a cancellation restocks only the rest", async () => {
    const { giveBack, moved, set } = await sale()
    await set("delivered")
    await giveBack(1, { restock: true })
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
    await set("cancelled")
    expect(await moved()).toEqual({ gone: 0, reserved: 0 })
  })

  it("are counted once if Medusa Admin records their return before or after the refund", async () => {
    const { number, id, locationId, giveBack, moved, set } = await sale()
    await set("delivered")
    const order = await MedusaAdminOrder.numbered(engine, number)
    const items = [{ id, quantity: 1 }]
    await order.receiveReturn(await order.requestReturn(items, locationId), items)
    await giveBack(1, { restock: true })
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
    await giveBack(1, { restock: true })
    expect(await moved()).toEqual({ gone: 1, reserved: 0 })
    await order.receiveReturn(await order.requestReturn(items, locationId), items)
    await until("one of them is counted", async () => (await moved()).gone === 1)
  })
})

describe("An interrupted refund", () => {
  afterEach(() => stripe().clearFaults())

  it("withholds its goods from packing before the payment, and moves their stock after it", async () => {
    const { number, id, moved, set } = await sale()
    await stripe().fault({ method: "POST", path: "/v1/refunds", status: 500, times: 1000 })
    const answer = await administrator.tryRefunding(number, { items: [{ id, quantity: 1 }], key: key() })
    expect([answer.status, codeOf(answer)]).toEqual([503, "refund_pending"])
    expect(await packs(number)).toEqual([1, 2])
    expect(await moved()).toEqual({ gone: 0, reserved: QUANTITY })
    await stripe().clearFaults()
    await set("preparing")
    expect(await inParcels(number)).toEqual([1, 2])
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
  })

  it("counts its goods once if interrupted after the stock was moved", async () => {
    const { number, giveBack, moved, set } = await sale()
    const { refunds } = await giveBack(1)
    const database = connect({
      client: "pg",
      connection: { connectionString: requireVariable("DATABASE_URL") },
    })
    await database("order_refund").where({ id: refunds[0]?.id }).update({ state: "made" })
    await database.destroy()
    await set("paid")
    await set("preparing")
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
    expect((await administrator.order(number)).refunds).toMatchObject([{ state: "done" }])
  })
})

describe("A failed refund", () => {
  async function fail(number: string): Promise<void> {
    const { refunds } = await stripe().state("refunds")
    const refund = refunds.find(({ metadata }) => metadata?.order_number === number)
    await stripe().failRefund(refund?.id ?? "")
    await until("the failure", async () => (await administrator.order(number)).refunds[0]?.state === "failed")
  }

  it("returns its goods to the parcel and reserves them again", async () => {
    const { number, giveBack, moved, set } = await sale()
    await giveBack(1)
    await fail(number)
    expect(await packs(number)).toEqual([1, QUANTITY])
    await until("their reservation", async () => (await moved()).reserved === QUANTITY)
    await set("preparing")
    expect(await inParcels(number)).toEqual([1, QUANTITY])
    expect(await moved()).toEqual({ gone: QUANTITY, reserved: 0 })
  })

  it("does not pack goods that were sold since", async () => {
    const { number, sku, giveBack } = await sale(await ownProduct({ stock: QUANTITY }))
    await giveBack(1)
    await engine.setStock(sku, 2)
    await fail(number)
    const answer = await administrator.trySetting(number, "preparing")
    expect([answer.status, codeOf(answer)]).toEqual([409, "insufficient_stock"])
  })

  it("moves no goods of a sent parcel", async () => {
    const { number, giveBack, moved, set } = await sale()
    await set("shipped")
    await giveBack(1, { restock: true })
    await fail(number)
    await set("delivered")
    expect(await moved()).toEqual({ gone: 2, reserved: 0 })
  })
})
