import {
  lotRecipientsSchema,
  lotSchema,
  type Language,
  type LotRecipients,
  type OrderStatus,
} from "@bon-perroquet/contract"
import { Administrator, codeOf, sellOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { mailTo } from "@bon-perroquet/testing/mailbox"

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

const REASONS = { fr: "Présence possible de moisissures.", nl: "Mogelijk schimmel." }
const write = (method: "POST" | "PUT", address: string, json: object) =>
  administrator.shop.write(method, `/api/admin/${address}`, { json })
const recipientsOf = async (id: string): Promise<LotRecipients> =>
  lotRecipientsSchema.parse((await administrator.shop.send("GET", `/api/admin/lots/${id}/recipients`)).body)

it("a recalled lot is sold to nobody, and whoever got some of it is told once, in their language", async () => {
  const product = await ownProduct({ stock: 0 })
  await write("PUT", `products/${product.id}/lots`, { is_kept: true })
  const { id } = lotSchema.parse(
    (await write("POST", `products/${product.id}/lots`, { number: "R-1", quantity: 10 })).body,
  )
  await until("stock of it", async () => (await new ShopClient().product(product.handle)).stock === 10)
  const soldIn = async (language: Language, quantity: number, status: OrderStatus) => {
    const sale = await sellOf({ [product.handle]: quantity }, new ShopClient({ language }))
    await administrator.set(sale.number, status)
    return sale
  }
  const french = await soldIn("fr", 2, "shipped")
  const dutch = await soldIn("nl", 1, "preparing")
  const waiting = await sellOf({ [product.handle]: 3 })
  const before = await recipientsOf(id)
  expect(before).toMatchObject({ sent: 3, recall: null })
  expect(before.recipients.map(({ order_number, quantity }) => [order_number, quantity])).toEqual([
    [dutch.number, 1],
    [french.number, 2],
  ])

  const recalled = await write("POST", `lots/${id}/recall`, { reasons: REASONS })
  expect(lotRecipientsSchema.parse(recalled.body).recall?.reasons).toEqual(REASONS)
  expect(codeOf(await write("POST", `lots/${id}/recall`, { reasons: REASONS }))).toBe("lot_recalled")
  expect(codeOf(await write("POST", `products/${product.id}/lots`, { number: "R-1", quantity: 1 }))).toBe(
    "lot_differs",
  )
  const noticesTo = async (email: string) =>
    (await mailTo(email)).filter(({ subject }) => subject.includes(product.name_fr))
  const told = (sale: { email: string }) =>
    until(`the notice to ${sale.email}`, async () => (await noticesTo(sale.email))[0])
  expect((await told(french)).text).toContain(REASONS.fr)
  expect((await told(dutch)).text).toContain(REASONS.nl)
  expect(await noticesTo(waiting.email)).toEqual([])
  await until("both are noted", async () =>
    (await recipientsOf(id)).recipients.every(({ told_at }) => told_at !== null),
  )
  expect(await noticesTo(french.email)).toHaveLength(1)

  // What is left of it is out of stock: an order that was promised some of it can't be packed.
  expect((await (await EngineClient.signIn()).stock(product.sku)).stocked).toBe(0)
  expect(codeOf(await administrator.trySetting(waiting.number, "preparing"))).toBe("insufficient_stock")
  await administrator.set(waiting.number, "cancelled")
  const csv = await administrator.shop.send("GET", `/api/admin/lots/${id}/recipients.csv`)
  expect(String(csv.body)).toContain(`${french.number};`)
  const pdf = await administrator.shop.send("GET", `/api/admin/lots/${id}/recipients.pdf`)
  expect([pdf.status, pdf.headers.get("Content-Type")]).toEqual([200, "application/pdf"])
})

it("who got a lot is the orders' to see: who sees to goods reads lots, and calls none back", async () => {
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
