import { adminOrderDetailSchema, type AdminOrderDetail, type ArticleChange } from "@bon-perroquet/contract"
import { EngineClient, ownProduct, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { stockedProduct } from "@bon-perroquet/testing/products"
import { Administrator, codeOf } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { sellOf } from "../testing/sale"

let engine: EngineClient
let administrator: Administrator
let nuts: Awaited<ReturnType<typeof ownProduct>>
let seeds: Awaited<ReturnType<typeof ownProduct>>

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  nuts = await ownProduct({ stock: 200, price: 10 })
  seeds = await ownProduct({ stock: 200, price: 4 })
})

async function sale() {
  const before = { nuts: await engine.stock(nuts.sku), seeds: await engine.stock(seeds.sku) }
  const sold = await sellOf({ [nuts.handle]: 3 })
  const { number } = sold
  const path = `/api/admin/orders/${number}/articles`
  const order = await administrator.order(number)
  const preview = (json: ArticleChange) => administrator.shop.write("POST", `${path}/preview`, { json })
  const send = (json: object) => administrator.shop.write("POST", path, { json })
  const change = async (change: ArticleChange): Promise<AdminOrderDetail> => {
    const { difference_cents } = (await preview(change)).body as { difference_cents: number }
    const { status, body } = await send({ ...change, difference_cents })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return adminOrderDetailSchema.parse(body)
  }
  const newlyReserved = async (which: "nuts" | "seeds" = "nuts") =>
    (await engine.stock({ nuts, seeds }[which].sku)).reserved - before[which].reserved
  return { ...sold, order, line: order.items[0]?.id ?? "", preview, send, change, held: newlyReserved }
}

it("removed units are previewed, refunded, released and named in an e-mail, and swapped ones refunded by the difference only", async () => {
  const { number, email, line, preview, change, held: newlyReserved } = await sale()
  const requested = { lines: [{ id: line, quantity: 1 }] }
  expect((await preview(requested)).body).toEqual({ difference_cents: -2000 })
  expect([(await administrator.order(number)).edits, await newlyReserved()]).toEqual([[], 3])
  const { items, payment, edits, totals, refunds } = await change(requested)
  expect(items).toMatchObject([{ id: line, quantity: 1 }])
  expect(payment.refunded_cents).toBe(2000)
  expect(payment.paid_cents - payment.refunded_cents).toBe(totals.total_cents)
  expect(refunds).toMatchObject([{ state: "done", unassigned: false }])
  expect(edits).toMatchObject([{ by: { email: expect.any(String) }, lines: [{ units: -2 }] }])
  expect(await newlyReserved()).toBe(1)
  const mails = await mailTo(email)
  expect(mails.filter(({ text }) => text.includes("− 2"))).toHaveLength(1)
  await until("the credit note", async () => (await administrator.order(number)).documents.length === 2)

  const variant_id = seeds.variants[0]?.id ?? ""
  const swapped = await change({ lines: [{ id: line, quantity: 0 }], add: [{ variant_id, quantity: 1 }] })
  expect(swapped.items).toMatchObject([{ product_id: seeds.id, quantity: 1 }])
  expect(swapped.payment.refunded_cents).toBe(2600)
  expect([await newlyReserved(), await newlyReserved("seeds")]).toEqual([0, 1])
  await administrator.set(number, "shipped")
  expect(await newlyReserved("seeds")).toBe(0)
})

it("added articles are reserved and requested with a payment link", async () => {
  const { number, email, line, change, held: newlyReserved } = await sale()
  const { due_cents, payment_links, to_pay_cents } = await change({ lines: [{ id: line, quantity: 5 }] })
  expect({ due_cents, to_pay_cents }).toEqual({ due_cents: 2000, to_pay_cents: 2000 })
  expect([payment_links.length, await newlyReserved()]).toEqual([1, 5])
  const mails = await mailTo(email)
  expect(mails.some(({ text }) => text.includes("+ 2"))).toBe(true)
  expect(mails.some(({ text }) => text.includes("/orders/view?token="))).toBe(true)
  expect((await administrator.order(number)).to_pack).toMatchObject([{ quantity: 5 }])
})

it("an order keeps its articles if they are packed, not in stock, changed in the meantime or in an edit of Medusa Admin", async () => {
  const { number, line, preview, send } = await sale()
  const lines = [{ id: line, quantity: 2 }]
  expect(codeOf(await preview({ lines: [{ id: line, quantity: 3 }] }))).toBe("articles_unchanged")
  expect(codeOf(await preview({ lines: [{ id: line, quantity: 0 }] }))).toBe("articles_all_removed")
  expect(codeOf(await preview({ lines: [{ id: "none", quantity: 1 }] }))).toBe("unknown_line")
  expect(codeOf(await preview({ lines: [{ id: line, quantity: 1000 }] }))).toBe("insufficient_stock")
  expect(codeOf(await send({ lines, difference_cents: -1 }))).toBe("amount_changed")
  // Ids of the first catalogue contain hyphens.
  const { variants } = await stockedProduct(engine, "papaye-en-des", 50)
  const variant_id = variants[0]?.id ?? ""
  expect((await preview({ add: [{ variant_id, quantity: 1 }] })).status).toBe(200)
  await administrator.set(number, "preparing")
  expect(codeOf(await preview({ lines }))).toBe("order_packed")
  await administrator.set(number, "paid")
  expect((await preview({ lines })).status).toBe(200)
  const inEngine = await MedusaAdminOrder.numbered(engine, number)
  await engine.post("/admin/order-edits", { order_id: inEngine.id })
  expect(codeOf(await preview({ lines }))).toBe("edit_open")
})
