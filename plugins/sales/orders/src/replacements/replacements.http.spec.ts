import { alertsSchema, lotReplacementsSchema, lotSchema } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { Administrator, codeOf } from "../testing/administrator"
import { failRefundOf, sell, stripe } from "../testing/sale"

let administrator: Administrator
let engine: EngineClient
let database: Knex
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

const write = (method: "POST" | "PUT", address: string, json: object) =>
  administrator.shop.write(method, `/api/admin/${address}`, { json })

async function recalledSale() {
  const { id: product_id, handle, sku } = await ownProduct({ stock: 0 })
  await write("PUT", `products/${product_id}/lots`, { is_kept: true })
  const receive = async (number: string) =>
    lotSchema.parse((await write("POST", `products/${product_id}/lots`, { number, quantity: 2 })).body).id
  const bad = await receive("BAD")
  await until("stock of it", async () => (await new ShopClient().product(handle)).stock === 2)
  const { number, session } = await sell(handle, 2)
  await administrator.set(number, "shipped")
  await write("POST", `lots/${bad}/recall`, { reasons: { fr: "Présence possible de moisissures." } })
  await receive("GOOD")
  const [line] = (await administrator.order(number)).refundable.items
  return {
    number,
    session,
    sku,
    line: { id: line?.id ?? "", unit_cents: (line?.amount_cents ?? 0) / 2 },
    replace: async () => {
      const { body } = await write("POST", `lots/${bad}/replacements`, { order_numbers: [number] })
      return lotReplacementsSchema.parse(body)[0]?.replacement ?? ""
    },
    giveBack: async (quantity: number) => {
      const items = [{ id: line?.id ?? "", quantity }]
      const key = `given-back-${number}-${quantity}-${Date.now()}`
      return codeOf(await administrator.tryRefunding(number, { key, items, restock: false }))
    },
  }
}
const revive = async (number: string, status: "paid" | "shipped" = "paid") =>
  codeOf(await administrator.trySetting(number, status))

it("a cancelled replacement can be reinstated until its goods are replaced again or refunded", async () => {
  const { sku, replace, giveBack } = await recalledSale()
  const replacement = await replace()
  await administrator.set(replacement, "cancelled")
  expect(await revive(replacement)).toBe("")
  expect(await giveBack(1)).toBe("line_replaced")

  await administrator.set(replacement, "cancelled")
  const another = await replace()
  expect(await revive(replacement)).toBe("nothing_to_replace")
  await administrator.set(another, "cancelled")
  expect(await giveBack(1)).toBe("")
  expect([await revive(replacement), await revive(replacement, "shipped")]).toEqual([
    "nothing_to_replace",
    "nothing_to_replace",
  ])
  expect((await administrator.order(replacement)).status).toBe("cancelled")
  expect(await engine.stock(sku)).toMatchObject({ stocked: 2, reserved: 0 })
})

it("goods of a replacement are neither assignable to a refund nor refundable while it is reinstated, even after a crash", async () => {
  const { number, session, line, replace, giveBack } = await recalledSale()
  await stripe().refund(session, { amount: line.unit_cents })
  const refund = await until("the refund", async () => (await administrator.order(number)).refunds[0])
  const first = await replace()
  const assign = async () =>
    codeOf(await administrator.tryAssigning(number, refund.id, { items: [{ id: line.id, quantity: 1 }] }))
  expect(await assign()).toBe("line_replaced")
  await administrator.set(first, "cancelled")
  expect(await assign()).toBe("")

  const replacement = await replace()
  await administrator.set(replacement, "cancelled")
  await database.raw(
    `INSERT INTO order_status_change (id, order_id, from_status, to_status, state)
     SELECT 'ordch_' || replacement_id, replacement_id, 'cancelled', 'paid', 'pending'
     FROM order_replacement WHERE replacement_number = ?`,
    [replacement],
  )
  expect(await giveBack(1)).toBe("line_replaced")
  await administrator.set(replacement, "cancelled")
  const codes = await Promise.all([giveBack(1), revive(replacement)])
  expect([
    ["", "nothing_to_replace"],
    ["line_replaced", ""],
  ]).toContainEqual(codes)
})

describe("a returned refund of goods", () => {
  async function saleWithFailedRefund() {
    const sale = await recalledSale()
    expect(await sale.giveBack(1)).toBe("")
    await failRefundOf(sale.number)
    const failure = await until("the call for it", async () =>
      (await alertsOf(sale.number)).find(({ kind }) => kind === "refund_failed"),
    )
    const acknowledge = async () =>
      codeOf(await write("POST", `alerts/refunds/${failure.id}/acknowledgement`, {}))
    return { ...sale, acknowledge }
  }
  const alertsOf = async (number: string) =>
    alertsSchema
      .parse((await administrator.shop.send("GET", "/api/admin/alerts")).body)
      .filter(({ order_number }) => order_number === number)

  it("is closed by their replacement and can then not be paid as money", async () => {
    const { number, replace, acknowledge } = await saleWithFailedRefund()
    await replace()
    expect(await alertsOf(number)).toEqual([])
    expect(await acknowledge()).toBe("refund_not_failed")
    expect((await administrator.order(number)).payment.refunded_cents).toBe(0)
  })

  it("is closed by another payment, and the goods can then not be replaced", async () => {
    const { number, line, giveBack, replace, acknowledge } = await saleWithFailedRefund()
    expect(await acknowledge()).toBe("")
    const replacement = await administrator.order(await replace())
    expect(replacement.items).toMatchObject([{ quantity: 1 }])
    expect((await administrator.order(number)).payment.refunded_cents).toBe(line.unit_cents)
    expect(await giveBack(1)).toBe("line_replaced")
  })
})
