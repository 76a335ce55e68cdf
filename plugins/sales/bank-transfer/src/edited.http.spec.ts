import { ownProduct, shopperWith } from "@bon-perroquet/checkout/testing"
import { adminDocumentsSchema } from "@bon-perroquet/contract"
import { decimalEuro, formatCents } from "@bon-perroquet/contract/money"
import { Administrator, codeOf, MedusaAdminOrder } from "@bon-perroquet/orders/testing"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import {
  orderByTransfer,
  shopDatabase,
  subjectsOf,
  type TransferOrder,
  trySayingPaid,
  untilMailed,
  whenTimeIsUp,
} from "./testing"

const IBAN = "BE71 0961 2345 6769"
const PRICE_CENTS = 1_400
const WAITS = "Votre commande N attend votre paiement"
const REMINDS = "Votre commande N attend votre virement"

const database = shopDatabase()
afterAll(() => database.destroy())

let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
})

async function ordered() {
  const product = await ownProduct(5)
  const order = await orderByTransfer(await shopperWith(product, 2))
  return { product, order, inEngine: await MedusaAdminOrder.numbered(engine, order.number) }
}

const textsOf = async ({ email, number }: TransferOrder, subject: string): Promise<string[]> =>
  (await mailTo(email))
    .filter((mail) => mail.subject.replace(number, "N") === subject)
    .map(({ text }) => text)

const invoiceOf = (number: string) =>
  until(`the invoice of ${number}`, async () => {
    const { body } = await administrator.shop.send("GET", `/api/admin/orders/${number}/documents`)
    const [invoice, ...others] = adminDocumentsSchema.parse(body)
    expect(others).toEqual([])
    return invoice
  })

async function expectPaid({ number }: TransferOrder, inEngine: MedusaAdminOrder, cents: number) {
  expect(await invoiceOf(number)).toMatchObject({ kind: "invoice", total_cents: cents })
  const paid = await administrator.order(number)
  expect(paid).toMatchObject({
    status: "paid",
    awaited: null,
    due_cents: 0,
    payment: { paid_cents: cents, method: { kind: "transfer" } },
  })
  expect(paid.history.at(-1)).toMatchObject({
    to: "paid",
    by: { email: requireVariable("SHOP_ADMIN_EMAIL") },
  })
  const collections = await inEngine.read("payment_collections")
  const captures = collections.flatMap(({ payments }) => payments.flatMap((payment) => payment.captures))
  expect(captures.map(({ amount }) => Math.round(amount * 100))).toEqual([cents])
  expect(await inEngine.pendingDifference()).toBeCloseTo(0)
  expect(collections.map(({ status }) => status).filter((status) => status !== "canceled")).toEqual([
    "completed",
  ])
  await administrator.set(number, "preparing")
}

describe("An order that awaits its transfer and is edited in Medusa Admin", () => {
  // The next test edits to less.
  const edits: [string, number][] = [
    ["more", 3],
    ["less", 1],
  ]
  it.each(representatives(edits))(
    "requests %s everywhere, is paid by exactly that amount and is packed only then",
    async (_, quantity) => {
      const { product, order, inEngine } = await ordered()
      await expect(inEngine.pack()).rejects.toThrow("payment_awaited")
      await untilMailed(order, WAITS)
      await inEngine.edit({ set: { id: (await inEngine.line()).id, quantity } })
      const due = order.total + (quantity - 2) * PRICE_CENTS

      const waiting = await administrator.order(order.number)
      expect(waiting).toMatchObject({
        status: "pending",
        totals: { total_cents: due },
        awaited: { amount_cents: due },
      })
      expect(waiting.awaited?.qr?.content).toContain(`EUR${decimalEuro(due)}\n`)
      expect(waiting.awaited?.text).toContain(formatCents(due, "fr"))
      expect(await order.shop.paymentStatus(order.session)).toMatchObject({
        payment_status: "unpaid",
        amount_total: due,
        awaited: { amount_cents: due },
      })
      const [mail] = await until("the new amount by mail", async () => {
        const texts = await textsOf(order, WAITS)
        return texts.length === 2 && texts
      })
      expect(mail).toContain(waiting.awaited?.text)
      await whenTimeIsUp(database, order, "remind_at")
      await untilMailed(order, REMINDS)
      expect((await textsOf(order, REMINDS))[0]).toContain(formatCents(due, "fr"))

      expect(codeOf(await trySayingPaid(administrator, order.number, order.total))).toBe(
        "payment_amount_differs",
      )
      expect(codeOf(await trySayingPaid(administrator, order.number, due))).toBe("")
      await expectPaid(order, inEngine, due)
      expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5 - quantity, reserved: 0 })
      const refund = (amount_cents: number) =>
        administrator.tryRefunding(order.number, {
          amount_cents,
          account: IBAN,
          key: `edited-${order.number}-${amount_cents}`,
        })
      expect(codeOf(await refund(due + 1))).toBe("refund_too_much")
      expect(codeOf(await refund(due))).toBe("")
    },
  )

  it("requests the changed amount after it is cancelled and reinstated, and is paid if Medusa Admin marks it as paid", async () => {
    const { order, inEngine } = await ordered()
    await inEngine.edit({ set: { id: (await inEngine.line()).id, quantity: 1 } })
    const due = order.total - PRICE_CENTS
    await administrator.set(order.number, "cancelled")
    expect(codeOf(await administrator.trySetting(order.number, "paid"))).toBe("payment_awaited")
    const again = await administrator.set(order.number, "pending")
    expect(again.awaited?.amount_cents).toBe(due)
    await inEngine.markAsPaid()
    await expectPaid(order, inEngine, due)
  })
})

it("a manual payment in Medusa Admin counts as the awaited transfer, in full and once", async () => {
  const { order, inEngine } = await ordered()
  const { payment_collection: part } = await engine.post<{ payment_collection: { id: string } }>(
    "/admin/payment-collections",
    { order_id: inEngine.id, amount: 1 },
  )
  const byPart = engine.post(`/admin/payment-collections/${part.id}/mark-as-paid`, { order_id: inEngine.id })
  await expect(byPart).rejects.toThrow("payment_amount_differs")
  expect(await administrator.order(order.number)).toMatchObject({ status: "pending" })

  await inEngine.payInAnotherCollection()
  await expectPaid(order, inEngine, order.total)
  await expect(inEngine.payInAnotherCollection()).rejects.toThrow()
  expect(codeOf(await trySayingPaid(administrator, order.number, order.total))).toBe("payment_not_awaited")
  expect(await subjectsOf(order)).not.toContain(REMINDS)
})
