import { refusal } from "@bon-perroquet/checkout/testing"
import { isCommunication } from "@bon-perroquet/checkout/transfers"
import { cashSchema, errorSchema, LANGUAGES } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ownProduct, ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import {
  approvedBuyer,
  book,
  decide,
  intoGroup,
  methodsFor,
  newAccount,
  ON_INVOICE,
  orderOnInvoice,
  statementOf,
  TERMS,
} from "./testing"

let engine: EngineClient
let administrator: Administrator
let approved: Awaited<ReturnType<typeof approvedBuyer>>
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  approved = await approvedBuyer(administrator)
})

const documentsOf = (number: string, count: number) =>
  until(`${count} documents of ${number}`, async () => {
    const order = await administrator.order(number)
    return order.documents.length === count && order.documents
  })

it("an approved account orders on invoice: the order is sent before its payment, and invoice and statement contain when to pay", async () => {
  const buyer = await approvedBuyer(administrator)
  const { number, session, total, sku } = await orderOnInvoice(buyer)
  const status = await buyer.shop.paymentStatus(session)
  expect(status).toMatchObject({ payment_status: "unpaid", status: "complete", amount_total: total })
  const communication = status.awaited?.rows.find(({ value }) => value.startsWith("+++"))?.value ?? ""
  expect(isCommunication(communication)).toBe(true)
  const order = await administrator.order(number)
  expect(order).toMatchObject({ status: "paid", payment: { method: { kind: "account" } }, awaited: null })
  expect(await engine.stock(sku)).toMatchObject({ reserved: 1 })
  await administrator.set(number, "preparing")
  expect(await engine.stock(sku)).toMatchObject({ stocked: 19, reserved: 0 })
  const [invoice] = await documentsOf(number, 1)
  const { terms, balance_cents, available_cents, invoices, entries } = await statementOf(buyer)
  expect({ terms, balance_cents, available_cents }).toEqual({
    terms: TERMS,
    balance_cents: total,
    available_cents: TERMS.limit_cents - total,
  })
  expect(invoices).toMatchObject([
    { order_number: number, document_number: invoice?.number, communication, open_cents: total },
  ])
  expect(order.payment.method?.due).toEqual({ day: invoices[0]?.due_on, communication })
  expect(entries).toMatchObject([{ kind: "invoice", amount_cents: total, balance_cents: total }])
  const ubl = await administrator.shop.send("GET", `/api/admin/documents/${invoice?.number}/ubl`)
  expect(String(ubl.body)).toContain(`<cbc:DueDate>${invoices[0]?.due_on}</cbc:DueDate>`)
  expect(String(ubl.body)).toContain(`<cbc:PaymentID>${communication}</cbc:PaymentID>`)

  for (const [shop, path] of [
    [buyer.shop, "/api/users/credit"],
    [administrator.shop, `/api/admin/customers/${buyer.id}/credit`],
  ] as const) {
    const csv = await shop.send("GET", `${path}/statement.csv`)
    expect(String(csv.body)).toContain(`invoice,${number}`)
    expect(csv.headers.get("cache-control")).toBe("private, no-store")
    const pdf = await shop.send("GET", `${path}/statement.pdf`)
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"])
  }
})

it("payment by invoice is on no public list, and refused to guests and accounts without approval", async () => {
  for (const language of LANGUAGES)
    expect((await methodsFor(new ShopClient({ language }))).map(({ code }) => code)).not.toContain("invoice")
  const product = await ownProduct({ price: 10, stock: 5 })
  const guest = new ShopClient()
  await guest.addItem(product.id)
  expect((await refusal(guest.openCheckout(ON_INVOICE))).error.code).toBe("payment_method_not_offered")
  expect((await guest.send("GET", "/api/users/credit")).status).toBe(401)
  const buyer = await newAccount()
  await buyer.shop.addItem(product.id)
  expect(await statementOf(buyer)).toMatchObject({ terms: null, available_cents: 0, invoices: [] })
  expect((await refusal(buyer.shop.openCheckout(ON_INVOICE))).error.code).toBe("credit_not_approved")
  expect(await engine.stock(product.sku)).toMatchObject({ reserved: 0 })
  // The address of an approved account does not make a guest the account.
  const thief = new ShopClient()
  await thief.addItem(product.id)
  const refused = await refusal(thief.openCheckout({ ...ON_INVOICE, customer_email: approved.email }))
  expect(refused.error.code).toBe("payment_method_not_offered")
})

it("an account is approved only with a group or a confirmed VAT number, and the approval can end", async () => {
  const buyer = await newAccount()
  expect(codeOf(await decide(administrator, buyer, TERMS))).toBe("credit_needs_business")
  const profile = { first_name: "Ada", last_name: "Peeters", phone: "" }
  const business = { company: "Noiseraie SRL", vat_number: "BE0403170701" }
  await buyer.shop.write("PUT", "/api/users/profile", { json: { ...profile, business } })
  expect(codeOf(await decide(administrator, buyer, TERMS))).toBe("")
  await orderOnInvoice(buyer)
  await decide(administrator, buyer, null)
  const ended = await statementOf(buyer)
  expect(ended).toMatchObject({ terms: null, available_cents: 0, invoices: [{ is_overdue: false }] })
  await buyer.shop.addItem((await ownProduct({ price: 10, stock: 5 })).id)
  expect((await refusal(buyer.shop.openCheckout(ON_INVOICE))).error.code).toBe("credit_not_approved")
  await intoGroup(administrator, buyer)
  const { body } = await administrator.shop.send(
    "GET",
    `/api/admin/changes?subject=customer&subject_id=${buyer.id}`,
  )
  expect(JSON.stringify(body)).toContain('"limit_cents":20000')
})

it("of two administrators who read the terms of an account, only the first can save them, also at the same time", async () => {
  const buyer = await approvedBuyer(administrator)
  const path = `/api/admin/customers/${buyer.id}/credit`
  const read = async () => (await administrator.shop.send("GET", path)).headers.get("ETag") ?? ""
  const save = (limit_cents: number, tag: string) => {
    const json = { terms: { ...TERMS, limit_cents } }
    return administrator.shop.write("PUT", path, { json, headers: { "If-Match": tag } })
  }
  const tag = await read()
  const first = await save(30_000, tag)
  expect([first.status, first.headers.get("ETag")]).toEqual([200, await read()])
  const late = await save(40_000, tag)
  expect([late.status, codeOf(late)]).toEqual([412, "changed_meanwhile"])
  expect(await statementOf(buyer)).toMatchObject({ terms: { limit_cents: 30_000 } })

  const newest = await read()
  const both = await Promise.all([save(50_000, newest), save(60_000, newest)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
  // Invoices and payments do not change the version of the terms.
  const now = await read()
  await orderOnInvoice(buyer)
  expect((await save(70_000, now)).status).toBe(200)
  expect((await decide(administrator, buyer, TERMS)).status).toBe(200)

  const unapproved = await newAccount()
  await intoGroup(administrator, unapproved)
  const approve = { json: { terms: TERMS }, headers: { "If-Match": now } }
  const other = `/api/admin/customers/${unapproved.id}/credit`
  expect((await administrator.shop.write("PUT", other, approve)).status).toBe(412)
  expect(await statementOf(unapproved)).toMatchObject({ terms: null })
})

it("concurrent orders of an account never exceed its credit limit together", async () => {
  const buyer = await approvedBuyer(administrator, { limit_cents: 10_000 })
  const product = await ownProduct({ price: 40, stock: 20, vat_rate: 6 })
  // The devices of an account share a cart, so each phone order has its own cart.
  const carts = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const cart = new ShopClient()
      await cart.addItem(product.id)
      return cart
    }),
  )
  const answers = await Promise.all(
    carts.map(async (cart) => {
      const [method] = (await cart.delivery("BE")).methods
      return administrator.shop.write("POST", "/api/admin/orders", {
        json: {
          ...{ cart_session_id: cart.sessionId, customer_id: buyer.id, customer_email: buyer.email },
          ...{ first_name: "Ada", last_name: "Peeters", country: "BE", language: "nl" },
          address: ON_INVOICE.address,
          ...{ delivery_method: method?.id, payment_method: "invoice" },
          expected_total_cents: method?.totals.total_cents,
        },
      })
    }),
  )
  const codes = answers.map(codeOf)
  expect(codes.filter((code) => code === "")).toHaveLength(2)
  expect(codes.filter((code) => code === "credit_limit_exceeded")).toHaveLength(2)
  const { balance_cents, invoices } = await statementOf(buyer)
  expect(invoices).toHaveLength(2)
  expect(balance_cents).toBeLessThanOrEqual(10_000)
  expect(await engine.stock(product.sku)).toMatchObject({ reserved: 2 })
})

it("five concurrent requests place one order on invoice", async () => {
  const buyer = approved
  await buyer.shop.addItem((await ownProduct({ price: 10, stock: 3 })).id)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      buyer.shop.openCheckout({ ...ON_INVOICE, customer_email: buyer.email }).then(
        ({ session_id }) => session_id,
        (error: unknown) => (error instanceof ShopRefusal ? error.error.code : String(error)),
      ),
    ),
  )
  const opened = answers.filter((answer) => answer.startsWith("inv_"))
  expect(new Set(opened).size).toBe(1)
  const refused = answers.filter((answer) => !answer.startsWith("inv_"))
  expect(refused.filter((code) => !["cart_frozen", "cart_busy", "cart_empty"].includes(code))).toEqual([])
  const { invoices } = await statementOf(buyer)
  const { metadata } = await buyer.shop.paymentStatus(opened[0] ?? "")
  expect(invoices).toMatchObject([{ order_number: metadata.order_number }])
})

it("refunds and a cancellation of an unpaid order lower the balance, with credit notes and without a bank account", async () => {
  const buyer = await approvedBuyer(administrator)
  const { number, total, sku } = await orderOnInvoice(buyer, 2)
  await documentsOf(number, 1)
  expect(codeOf(await administrator.tryRefunding(number, { amount_cents: 500, key: `key-${number}` }))).toBe(
    "",
  )
  await documentsOf(number, 2)
  expect(await statementOf(buyer)).toMatchObject({
    balance_cents: total - 500,
    invoices: [{ credited_cents: 500, open_cents: total - 500, paid_cents: 0 }],
  })
  await administrator.set(number, "cancelled")
  expect(await statementOf(buyer)).toMatchObject({ balance_cents: 0, available_cents: TERMS.limit_cents })
  expect(await engine.stock(sku)).toMatchObject({ stocked: 20, reserved: 0 })
  const documents = await documentsOf(number, 3)
  expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "credit_note", "credit_note"])
})

it("staff book payments against the open amount, cancel a mistake, and pay back what a refund of a paid invoice leaves", async () => {
  const buyer = await approvedBuyer(administrator)
  const { number: order_number, total } = await orderOnInvoice(buyer)
  const about = { order_number }
  const payment = (amount_cents: number, open_cents: number) =>
    book(administrator, buyer, { ...about, amount_cents, open_cents })
  expect(codeOf(await payment(total + 1, total))).toBe("payment_amount_differs")
  const undated = await book(administrator, buyer, {
    ...about,
    ...{ amount_cents: total, open_cents: total, day: "" },
  })
  expect([undated.status, errorSchema.parse(undated.body).errors?.[0]?.field]).toEqual([400, "day"])
  const both = await Promise.all([payment(1_000, total), payment(1_000, total)])
  expect(both.map(codeOf).sort()).toEqual(["", "changed_meanwhile"])
  const { entries } = await statementOf(buyer)
  const mistake = entries.find(({ kind }) => kind === "payment")?.id
  const cancel = () =>
    administrator.shop.write("DELETE", `/api/admin/customers/${buyer.id}/credit/payments/${mistake}`)
  expect([codeOf(await cancel()), codeOf(await cancel())]).toEqual(["", "not_found"])
  expect(codeOf(await payment(total, total))).toBe("")
  expect(await statementOf(buyer)).toMatchObject({ balance_cents: 0, invoices: [{ paid_cents: total }] })
  await administrator.set(order_number, "cancelled")
  expect(await statementOf(buyer)).toMatchObject({ balance_cents: -total })
  const payout = await book(administrator, buyer, {
    ...{ ...about, kind: "payout" as const },
    ...{ amount_cents: total, open_cents: -total },
  })
  expect(codeOf(payout)).toBe("")
  const settled = await statementOf(buyer)
  expect(settled.entries.map(({ kind }) => kind).sort()).toEqual(["credit", "invoice", "payment", "payout"])
  expect(settled.balance_cents).toBe(0)
  expect(codeOf(await book(administrator, approved, { ...about, amount_cents: 1, open_cents: 0 }))).toBe(
    "order_not_found",
  )
})

it("the cash report contains the booked payment on its day, but not the order", async () => {
  const buyer = await approvedBuyer(administrator)
  const cashOn = async (day: string) => {
    const { body } = await administrator.shop.send("GET", `/api/admin/accounting/cash?from=${day}&to=${day}`)
    return cashSchema.parse(body)
  }
  const today = new Date().toISOString().slice(0, 10)
  const others = (await cashOn(today)).days.filter(({ method }) => method === "other")
  const { number: order_number, total } = await orderOnInvoice(buyer)
  expect((await cashOn(today)).days.filter(({ method }) => method === "other")).toEqual(others)
  const day = "2020-02-29"
  await book(administrator, buyer, { order_number, amount_cents: total, open_cents: total, day })
  expect((await cashOn(day)).days).toEqual([{ day, method: "transfer", in_cents: total, out_cents: 0 }])
})
