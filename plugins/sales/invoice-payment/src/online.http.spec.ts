import { stripe } from "@bon-perroquet/checkout/testing"
import { cashSchema, dayInBelgium, openedCheckoutSchema } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { requireVariable, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { approvedBuyer, book, newAccount, orderOnInvoice, statementOf, type Buyer } from "./testing"

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

const pay = ({ shop }: Buyer, order_number: string, origin_url = requireVariable("SHOP_URL")) =>
  shop.write("POST", "/api/users/credit/payments", { json: { order_number, origin_url } })

/** Returns whether the shop has followed the refunds of a payment. */
async function isFollowed(session: string): Promise<boolean> {
  const { payment_intent } = await stripe().session(session)
  const notice = await shopDatabase()("payment_notice")
    .where({ id: typeof payment_intent === "string" ? payment_intent : "" })
    .first<{ synced_at: Date | null; notified_at: Date } | undefined>("synced_at", "notified_at")
  return notice?.synced_at != null && notice.synced_at >= notice.notified_at
}

const opened = async (buyer: Buyer, number: string) =>
  openedCheckoutSchema.parse((await pay(buyer, number)).body).session_id

async function cash() {
  const today = dayInBelgium(new Date())
  const { body } = await administrator.shop.send(
    "GET",
    `/api/admin/accounting/cash?from=${today}&to=${today}`,
  )
  const { days } = cashSchema.parse(body)
  const of = (...methods: string[]) =>
    days.filter(({ method }) => methods.includes(method)).reduce((sum, { in_cents }) => sum + in_cents, 0)
  const out = days.reduce((sum, { out_cents }) => sum + out_cents, 0)
  return { transfer: of("transfer"), card: of("card", "bancontact"), out }
}

it("only its customer pays an open invoice online, once, and the books contain it once", async () => {
  const buyer = await approvedBuyer(administrator)
  const { number, total } = await orderOnInvoice(buyer)
  expect((await pay(await newAccount(), number)).status).toBe(404)
  expect(codeOf(await pay(buyer, number, "https://evil.example"))).toBe("origin_not_allowed")
  expect((await pay(buyer, "no number")).status).toBe(400)
  const session = await opened(buyer, number)
  expect(await opened(buyer, number)).toBe(session)
  expect((await stripe().session(session)).amount_total).toBe(total)
  await stripe().pay(session)
  expect(await buyer.shop.paymentStatus(session)).toMatchObject({ payment_status: "paid" })
  const { balance_cents, invoices, entries } = await statementOf(buyer)
  expect(balance_cents).toBe(0)
  expect(invoices).toMatchObject([{ open_cents: 0, paid_cents: total }])
  expect(entries).toMatchObject([
    { kind: "invoice" },
    { kind: "payment", amount_cents: -total, is_online: true },
  ])
  expect(codeOf(await pay(buyer, number))).toBe("nothing_to_pay")
  expect((await cash()).card).toBeGreaterThanOrEqual(total)
  const cancelled = await administrator.shop.write(
    "DELETE",
    `/api/admin/customers/${buyer.id}/credit/payments/${entries[1]?.id}`,
  )
  expect(cancelled.status).toBe(404)
})

it("a payment that arrives after staff booked a transfer is refunded, and a refund at Stripe makes an invoice due again until it fails", async () => {
  const buyer = await approvedBuyer(administrator)
  const { number, total } = await orderOnInvoice(buyer)
  const session = await opened(buyer, number)
  await book(administrator, buyer, { order_number: number, amount_cents: total, open_cents: total })
  await stripe().pay(session)
  await until("the refund", async () => (await buyer.shop.paymentStatus(session)).refunded)
  await until("the notice of the refund", () => isFollowed(session))
  expect(await statementOf(buyer)).toMatchObject({ balance_cents: 0, invoices: [{ paid_cents: total }] })

  const next = await orderOnInvoice(buyer)
  const paid = await opened(buyer, next.number)
  await stripe().pay(paid)
  await until("the payment", async () => (await statementOf(buyer)).balance_cents === 0)
  const refund = await stripe().refund(paid)
  await until("the open invoice", async () => (await statementOf(buyer)).balance_cents === next.total)
  const out = (await cash()).out
  await stripe().failRefund(refund.id)
  await until("the paid invoice", async () => (await statementOf(buyer)).balance_cents === 0)
  expect((await cash()).out).toBe(out - next.total)
})
