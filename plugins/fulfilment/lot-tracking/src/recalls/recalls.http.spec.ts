import {
  lotRecipientsSchema,
  lotReplacementsSchema,
  lotSchema,
  orderLotsSchema,
  type Language,
  type LotRecipients,
  type OrderStatus,
} from "@bon-perroquet/contract"
import { Administrator, codeOf, MedusaAdminOrder, sellOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { runJob } from "@bon-perroquet/testing/sweeps"

const database = shopDatabase()

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

const REASONS = { fr: "Présence possible de moisissures.", nl: "Mogelijk schimmel." }
const write = (method: "POST" | "PUT", address: string, json: object) =>
  administrator.shop.write(method, `/api/admin/${address}`, { json })
const recipientsOf = async (id: string): Promise<LotRecipients> =>
  lotRecipientsSchema.parse((await administrator.shop.send("GET", `/api/admin/lots/${id}/recipients`)).body)

/** Creates a product whose stock is one lot of ten units. */
async function lotOfTen(number: string) {
  const product = await ownProduct({ stock: 0 })
  await write("PUT", `products/${product.id}/lots`, { is_kept: true })
  const { body } = await write("POST", `products/${product.id}/lots`, { number, quantity: 10 })
  await until("stock of it", async () => (await new ShopClient().product(product.handle)).stock === 10)
  return { product, id: lotSchema.parse(body).id }
}

it("a recalled lot is not sold, and each recipient with a valid address is notified once in their language", async () => {
  const { product, id } = await lotOfTen("R-1")
  const soldIn = async (language: Language, quantity: number, status: OrderStatus) => {
    const sale = await sellOf({ [product.handle]: quantity }, new ShopClient({ language }))
    await administrator.set(sale.number, status)
    return sale
  }
  const french = await soldIn("fr", 2, "shipped")
  const dutch = await soldIn("nl", 1, "preparing")
  const unreachable = await soldIn("fr", 1, "preparing")
  // Medusa accepted any text as an address, and imported orders may still contain one.
  const noAddress = { email: "ada@@example" }
  await database("order").where({ custom_display_id: unreachable.number }).update(noAddress)
  const waiting = await sellOf({ [product.handle]: 3 })
  const before = await recipientsOf(id)
  expect(before).toMatchObject({ sent: 4, recall: null })
  expect(before.recipients.map(({ order_number, quantity }) => [order_number, quantity])).toEqual([
    [unreachable.number, 1],
    [dutch.number, 1],
    [french.number, 2],
  ])

  const recalled = await write("POST", `lots/${id}/recall`, { reasons: REASONS })
  expect(lotRecipientsSchema.parse(recalled.body).recall?.reasons).toEqual(REASONS)
  expect(codeOf(await write("POST", `lots/${id}/recall`, { reasons: REASONS }))).toBe("lot_recalled")
  expect(codeOf(await write("POST", `products/${product.id}/lots`, { number: "R-1", quantity: 1 }))).toBe(
    "lot_differs",
  )
  const noticesTo = async (email: string) => (await mailTo(email)).filter(({ text }) => text.includes("R-1"))
  const noticeTo = (sale: { email: string }) =>
    until(`the notice to ${sale.email}`, async () => (await noticesTo(sale.email))[0])
  expect((await noticeTo(french)).text).toContain(REASONS.fr)
  expect((await noticeTo(dutch)).text).toContain(REASONS.nl)
  expect(await noticesTo(waiting.email)).toEqual([])
  await runJob("tell-of-recalls")
  const { recipients } = await until("all are noted", async () => {
    const list = await recipientsOf(id)
    const isNoted = list.recipients.every(({ told_at }) => told_at !== null)
    return isNoted && list.recipients.some(({ undelivered }) => undelivered) && list
  })
  expect(recipients.map(({ order_number, undelivered }) => [order_number, undelivered])).toEqual([
    [unreachable.number, true],
    [dutch.number, false],
    [french.number, false],
  ])
  expect(await noticesTo(french.email)).toHaveLength(1)

  const packed = await administrator.order(dutch.number)
  expect(packed).toMatchObject({ on_hold: true, holds: [{ reason: "recall", note: "R-1" }] })
  expect((await administrator.order(unreachable.number)).holds).toMatchObject([{ reason: "recall" }])
  expect((await administrator.order(french.number)).holds).toEqual([])

  // An order that has reserved recalled units can't be packed.
  expect((await (await EngineClient.signIn()).stock(product.sku)).stocked).toBe(0)
  expect(codeOf(await administrator.trySetting(waiting.number, "preparing"))).toBe("insufficient_stock")
  await administrator.set(waiting.number, "cancelled")
  const csv = await administrator.shop.send("GET", `/api/admin/lots/${id}/recipients.csv`)
  expect(String(csv.body)).toContain(`${french.number};`)
  expect(String(csv.body)).toContain("ada@@example;1;e-mail non remis")
  const pdf = await administrator.shop.send("GET", `/api/admin/lots/${id}/recipients.pdf`)
  expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"])

  // The status of an order changes although its customer can't be notified. A message to the customer is rejected.
  await administrator.set(unreachable.number, "cancelled")
  const message = { subject: "Rappel", text: "Votre commande" }
  const rejected = await write("POST", `orders/${unreachable.number}/messages`, message)
  expect([rejected.status, rejected.body]).toMatchObject([400, { errors: [{ field: "email" }] }])
})

it("an order of which a part was sent is on hold if its other parcel contains recalled units", async () => {
  const { product, id } = await lotOfTen("P-1")
  const { number } = await sellOf({ [product.handle]: 2 })
  const [line] = (await administrator.order(number)).items
  const items = [{ id: line?.id, quantity: 1 }]
  for (let parcel = 0; parcel < 2; parcel++)
    expect((await write("POST", `orders/${number}/parcels`, { items })).status).toBe(200)
  const [sent] = (await administrator.order(number)).parcels
  const shipped = await write("PUT", `orders/${number}/parcels/${sent?.id ?? ""}`, { shipped: true })
  expect(shipped.status).toBe(200)
  await write("POST", `lots/${id}/recall`, { reasons: REASONS })
  expect((await administrator.order(number)).holds).toMatchObject([{ reason: "recall", note: "P-1" }])
  expect(codeOf(await administrator.trySetting(number, "shipped"))).toBe("order_on_hold")
})

describe("A parcel that was packed in Medusa Admin and whose event was lost", () => {
  async function packed() {
    const { product, id } = await lotOfTen("L-1")
    const sale = await sellOf({ [product.handle]: 2 })
    const order = await MedusaAdminOrder.numbered(await EngineClient.signIn(), sale.number)
    const parcel = await order.pack()
    await until("its order", async () => (await recipientsOf(id)).sent === 2)
    const link = (deleted_at: Date | null) =>
      database("order_fulfillment").where({ fulfillment_id: parcel }).update({ deleted_at })
    const lose = async () => {
      await link(new Date())
      await database("lot_movement").where({ order_number: sale.number }).update({ order_number: null })
    }
    await lose()
    return { id, sale, lose, note: () => link(null) }
  }
  const noticeTo = ({ email }: { email: string }) =>
    until(`the notice to ${email}`, async () =>
      (await mailTo(email)).find(({ text }) => text.includes(REASONS.fr)),
    )

  it("is in the recall's list from the start, and its customer is notified", async () => {
    const { id, sale, note } = await packed()
    await note()
    const { body } = await write("POST", `lots/${id}/recall`, { reasons: REASONS })
    const { recipients } = lotRecipientsSchema.parse(body)
    expect(recipients.map(({ order_number, quantity }) => [order_number, quantity])).toEqual([
      [sale.number, 2],
    ])
    await noticeTo(sale)
  })

  it("is assigned to its order by the job, and joins a recall later", async () => {
    const { id, sale, lose, note } = await packed()
    await note()
    await runJob("bring-lots-together")
    const [recipient] = (await recipientsOf(id)).recipients
    expect(recipient).toMatchObject({ order_number: sale.number, quantity: 2 })

    await lose()
    await write("POST", `lots/${id}/recall`, { reasons: REASONS })
    expect((await recipientsOf(id)).recipients).toEqual([])
    await note()
    await runJob("bring-lots-together")
    await runJob("tell-of-recalls")
    await noticeTo(sale)
    expect((await recipientsOf(id)).sent).toBe(2)
  })
})

it("a recalled unit is either replaced for free or refunded, and the replacement is a normal order", async () => {
  const product = await ownProduct({ stock: 0 })
  const { id: product_id, handle, sku } = product
  await write("PUT", `products/${product_id}/lots`, { is_kept: true })
  const receive = async (number: string, quantity: number) =>
    lotSchema.parse((await write("POST", `products/${product_id}/lots`, { number, quantity })).body).id
  const bad = await receive("BAD", 4)
  await until("stock of it", async () => (await new ShopClient().product(handle)).stock === 4)
  const sale = await sellOf({ [handle]: 3 }, new ShopClient({ language: "nl" }))
  await administrator.set(sale.number, "shipped")
  const replace = async (...order_numbers: string[]) => {
    const { body } = await write("POST", `lots/${bad}/replacements`, { order_numbers })
    return lotReplacementsSchema.parse(body)
  }
  expect(codeOf(await write("POST", `lots/${bad}/replacements`, { order_numbers: [sale.number] }))).toBe(
    "lot_not_recalled",
  )
  await write("POST", `lots/${bad}/recall`, { reasons: REASONS })
  expect((await replace(sale.number))[0]?.refusal?.code).toBe("insufficient_stock")
  await receive("GOOD", 9)

  // The refund and the replacements cover all units.
  const [line] = (await administrator.order(sale.number)).items
  const refund = (quantity: number) =>
    administrator.shop.write("POST", `/api/admin/orders/${sale.number}/refunds`, {
      json: { key: `recall-${quantity}-${Date.now()}`, items: [{ id: line?.id, quantity }], restock: false },
    })
  expect((await refund(1)).status).toBe(200)
  const [replaced, again] = [await replace(sale.number), await replace(sale.number)]
  const number = replaced[0]?.replacement ?? ""
  expect(again[0]?.refusal?.code).toBe("nothing_to_replace")
  expect((await recipientsOf(bad)).recipients[0]).toMatchObject({
    ...{ refunded: 1, replacements: [{ number, quantity: 2 }], to_remedy: 0 },
  })
  expect(codeOf(await refund(1))).toBe("line_replaced")
  expect(codeOf(await administrator.trySetting(sale.number, "cancelled"))).toBe("order_replaced")
  const order = await administrator.order(number)
  expect(order).toMatchObject({ status: "paid", replaces: sale.number, documents: [], due_cents: 0 })
  expect([order.totals.total_cents, order.items.map(({ quantity }) => quantity)]).toEqual([0, [2]])
  const mail = await until("its mail", async () =>
    (await mailTo(sale.email)).find(({ text }) => text.includes(number)),
  )
  expect(mail.text).toContain(sale.number)

  const engine = await EngineClient.signIn()
  await administrator.set(number, "preparing")
  expect((await engine.stock(sku)).stocked).toBe(7)
  const { body } = await administrator.shop.send("GET", `/api/admin/orders/lots?numbers=${number}`)
  expect(orderLotsSchema.parse(body).map((lot) => [lot.number, lot.quantity])).toEqual([["GOOD", 2]])
  await administrator.set(number, "cancelled")
  expect((await engine.stock(sku)).stocked).toBe(9)
  expect((await recipientsOf(bad)).recipients[0]).toMatchObject({ to_remedy: 2, replacements: [] })
  expect((await refund(2)).status).toBe(200)
})

it("a role for goods can read lots, but neither see their recipients nor recall them", async () => {
  const helper = await inviteAdministrator("goods")
  try {
    expect((await helper.shop.send("GET", "/api/admin/lots")).status).toBe(200)
    expect((await helper.shop.send("GET", "/api/admin/lots/lot_x/recipients")).status).toBe(403)
    const json = { reasons: REASONS }
    expect((await helper.shop.write("POST", "/api/admin/lots/lot_x/recall", { json })).status).toBe(403)
  } finally {
    await removeAdministrator(helper)
  }
})
