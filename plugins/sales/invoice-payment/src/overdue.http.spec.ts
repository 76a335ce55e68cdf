import { reconcile, refusal } from "@bon-perroquet/checkout/testing"
import {
  alertsSchema,
  creditAccountSchema,
  listedCreditAccountsSchema,
  type ListedCreditAccount,
} from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { ownProduct, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { approvedBuyer, book, decide, ON_INVOICE, orderOnInvoice, statementOf, TERMS } from "./testing"

const database = shopDatabase()

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

const dueDaysAgo = (order_number: string, days: number) =>
  database("credit_invoice")
    .where({ order_number })
    .update({ due_on: database.raw("to_char(now() - make_interval(days => ?), 'YYYY-MM-DD')", [days]) })

const remindedDaysAgo = (order_number: string, days: number) =>
  database("credit_invoice")
    .where({ order_number })
    .update({ reminded_at: database.raw("now() - make_interval(days => ?)", [days]) })

const remind = () => runJob("remind-of-invoices")

const remindersIn = async (email: string) =>
  (await mailTo(email)).map(({ subject }) => subject).filter((subject) => /rappel/i.test(subject))

const alertOf = async (number: string) => {
  const { body } = await administrator.shop.send("GET", "/api/admin/alerts")
  return alertsSchema
    .parse(body)
    .find(({ kind, order_number }) => kind === "invoice_overdue" && order_number === number)
}

/** Returns an account in the list of accounts that pay by invoice. */
async function listed(show: string, email: string): Promise<ListedCreditAccount | undefined> {
  const { body } = await administrator.shop.send("GET", `/api/admin/credit-accounts?show=${show}&limit=100`)
  return listedCreditAccountsSchema.parse(body).find((account) => account.email === email)
}

it("an overdue invoice is reminded of in steps, then blocks orders and alerts staff until it is paid", async () => {
  const buyer = await approvedBuyer(administrator)
  const { number, total } = await orderOnInvoice(buyer)
  await dueDaysAgo(number, 7)
  await remind()
  expect(await remindersIn(buyer.email)).toEqual([
    `Rappel : la facture de la commande ${number} reste à payer`,
  ])
  const [mail] = await mailTo(buyer.email)
  expect(mail?.text).toContain("BE68 5390 0754 7034")
  expect(await statementOf(buyer)).toMatchObject({
    overdue_cents: total,
    is_blocked: false,
    invoices: [{ is_overdue: true, reminders: 1 }],
  })
  expect(await alertOf(number)).toBeUndefined()
  await orderOnInvoice(buyer)
  await dueDaysAgo(number, 31)
  for (const count of [2, 3]) {
    await remindedDaysAgo(number, 7)
    await remind()
    expect(await remindersIn(buyer.email)).toHaveLength(count)
  }
  expect(await statementOf(buyer)).toMatchObject({ is_blocked: true, available_cents: 0 })
  expect(await alertOf(number)).toMatchObject({ amount_cents: total })
  expect(await listed("overdue", buyer.email)).toMatchObject({
    overdue_cents: total,
    balance_cents: 2 * total,
  })
  await buyer.shop.addItem((await ownProduct({ price: 10, stock: 5 })).id)
  expect((await refusal(buyer.shop.openCheckout(ON_INVOICE))).error.code).toBe("credit_overdue")
  const paid = { order_number: number, amount_cents: total, open_cents: total }
  expect(codeOf(await book(administrator, buyer, paid))).toBe("")
  expect(await statementOf(buyer)).toMatchObject({ is_blocked: false })
  expect(await alertOf(number)).toBeUndefined()
  expect(await listed("overdue", buyer.email)).toBeUndefined()
  expect(await listed("open", buyer.email)).toMatchObject({ overdue_cents: 0, balance_cents: total })
  expect((await buyer.shop.openCheckout({ ...ON_INVOICE, customer_email: buyer.email })).session_id).toMatch(
    /^inv_/,
  )
})

it("an unpaid invoice that is long overdue is reminded of once, and again only after some days", async () => {
  const buyer = await approvedBuyer(administrator)
  const paid = await orderOnInvoice(buyer)
  const { total: amount_cents } = paid
  await book(administrator, buyer, { order_number: paid.number, amount_cents, open_cents: amount_cents })
  const cancelled = await orderOnInvoice(buyer)
  await administrator.set(cancelled.number, "cancelled")
  const late = await orderOnInvoice(buyer)
  const next = await orderOnInvoice(buyer)
  for (const { number } of [paid, cancelled]) await dueDaysAgo(number, 8)
  await dueDaysAgo(late.number, 40)
  await remind()
  const reminderOf = ({ number }: { number: string }) =>
    `Rappel : la facture de la commande ${number} reste à payer`
  expect(await remindersIn(buyer.email)).toEqual([reminderOf(late)])
  await dueDaysAgo(next.number, 8)
  await remind()
  expect(await remindersIn(buyer.email)).toEqual([reminderOf(next), reminderOf(late)])
  expect((await statementOf(buyer)).invoices.map(({ reminders }) => reminders).sort()).toEqual([0, 0, 1, 1])
})

it("an order on invoice whose process died before writing it is placed in the next run, once", async () => {
  const buyer = await approvedBuyer(administrator)
  await buyer.shop.addItem((await ownProduct({ price: 10, stock: 5 })).id)
  await database.raw(
    `CREATE FUNCTION dies() RETURNS trigger AS $$ BEGIN RAISE 'died'; END $$ LANGUAGE plpgsql`,
  )
  await database.raw(`CREATE TRIGGER dies BEFORE INSERT ON "order" FOR EACH ROW EXECUTE FUNCTION dies()`)
  try {
    const opened = buyer.shop.openCheckout({ ...ON_INVOICE, customer_email: buyer.email })
    await expect(opened).rejects.toThrow("status 500")
  } finally {
    await database.raw(`DROP TRIGGER dies ON "order"`)
    await database.raw(`DROP FUNCTION dies`)
  }
  const [sessionId = ""] = await database("checkout_attempt")
    .orderBy("created_at", "desc")
    .limit(1)
    .pluck<string[]>("checkout_session_id")
  await reconcile({ sessionId })
  const placed = await until("the order", async () => (await buyer.shop.orders())[0])
  const { invoices } = await statementOf(buyer)
  expect(invoices).toMatchObject([
    { order_number: placed.order_number, open_cents: placed.totals.total_cents },
  ])
})

it("what the shop owes an account counts towards its oldest invoices, so that only the rest is overdue", async () => {
  const buyer = await approvedBuyer(administrator)
  const returned = await orderOnInvoice(buyer)
  const covered = await orderOnInvoice(buyer)
  const paid = { order_number: returned.number, amount_cents: returned.total, open_cents: returned.total }
  await book(administrator, buyer, paid)
  await administrator.set(returned.number, "cancelled")
  await dueDaysAgo(covered.number, 40)
  expect(await statementOf(buyer)).toMatchObject({
    ...{ balance_cents: 0, overdue_cents: 0, is_blocked: false },
    invoices: [{ open_cents: covered.total, is_overdue: false }, { open_cents: -returned.total }],
  })
  expect(await alertOf(covered.number)).toBeUndefined()
  const next = await orderOnInvoice(buyer)
  await dueDaysAgo(next.number, 8)
  await remind()
  expect(await remindersIn(buyer.email)).toEqual([expect.stringContaining(next.number)])
  expect(await statementOf(buyer)).toMatchObject({ overdue_cents: next.total, is_blocked: false })
})

it("the invoice of a deleted account remains due, and staff book its payment", async () => {
  const buyer = await approvedBuyer(administrator)
  const { number: order_number, total } = await orderOnInvoice(buyer)
  const password = "noix de cajou"
  expect((await buyer.shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  const path = `/api/admin/customers/${buyer.id}/credit`
  const read = async () => creditAccountSchema.parse((await administrator.shop.send("GET", path)).body)
  expect(await read()).toMatchObject({ terms: null, balance_cents: total })
  expect(codeOf(await decide(administrator, buyer, TERMS))).toBe("customer_not_found")
  const paid = { order_number, amount_cents: total, open_cents: total }
  expect(codeOf(await book(administrator, buyer, paid))).toBe("")
  expect(await read()).toMatchObject({ balance_cents: 0 })
  expect((await administrator.shop.send("GET", `${path}/statement.pdf`)).status).toBe(200)
  const unknown = await administrator.shop.send("GET", "/api/admin/customers/cus_unknown/credit")
  expect(codeOf(unknown)).toBe("customer_not_found")
})
