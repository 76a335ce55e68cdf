import { refusal } from "@bon-perroquet/checkout/testing"
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
import { approvedBuyer, book, decide, ON_INVOICE, orderOnInvoice, statementOf, TERMS } from "./testing"

const database = shopDatabase()
afterAll(() => database.destroy())

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
  await until("the first reminder", async () => (await remindersIn(buyer.email)).length === 1)
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
    await until(`reminder ${count}`, async () => (await remindersIn(buyer.email)).length === count)
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

it("an invoice that is long overdue is reminded of once, and again only after some days", async () => {
  const buyer = await approvedBuyer(administrator)
  const late = await orderOnInvoice(buyer)
  const next = await orderOnInvoice(buyer)
  const remindersOf = async ({ number }: { number: string }) =>
    (await remindersIn(buyer.email)).filter((subject) => subject.includes(number)).length
  await dueDaysAgo(late.number, 40)
  await until("the first reminder", async () => (await remindersOf(late)) > 0)
  await dueDaysAgo(next.number, 8)
  // Each run starts with the invoice that is overdue for longest.
  await until("the reminder of the next invoice", async () => (await remindersOf(next)) === 1)
  expect(await remindersOf(late)).toBe(1)
})

it("a paid or cancelled invoice is never reminded of", async () => {
  const buyer = await approvedBuyer(administrator)
  const one = await orderOnInvoice(buyer)
  await book(administrator, buyer, {
    ...{ order_number: one.number, amount_cents: one.total, open_cents: one.total },
  })
  const other = await orderOnInvoice(buyer)
  await administrator.set(other.number, "cancelled")
  const open = await orderOnInvoice(buyer)
  for (const { number } of [one, other, open]) await dueDaysAgo(number, 8)
  await until("the reminder of the open one", async () => (await remindersIn(buyer.email)).length > 0)
  expect(await remindersIn(buyer.email)).toEqual([
    `Rappel : la facture de la commande ${open.number} reste à payer`,
  ])
  expect((await statementOf(buyer)).invoices.map(({ reminders }) => reminders)).toEqual([1, 0, 0])
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
  await until("the reminder of the next invoice", async () => (await remindersIn(buyer.email)).length > 0)
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
