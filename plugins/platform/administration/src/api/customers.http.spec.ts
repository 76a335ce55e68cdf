import { randomUUID } from "node:crypto"
import {
  adminOrderDetailSchema,
  customerDetailSchema,
  customerMessagesSchema,
  customersSchema,
  errorSchema,
  notesSchema,
  personalDataSchema,
  type Note,
  type User,
} from "@bon-perroquet/contract"
import { requireVariable, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator } from "../testing/administrator"

const mark = () => `q${randomUUID().replaceAll("-", "").slice(0, 10)}`

/** A customer with an order of the account and one as a guest, and a guest who ordered in Dutch. */
let admin: ShopClient
const id = mark()
const shop = new ShopClient()
const guest = `guest-${id}@example.org`
let user: User
let password: string
let [own, asGuest, ofGuest] = ["", "", ""]
beforeAll(async () => {
  admin = await administrator()
  ;({ user, password } = await shop.register({ last_name: `Konto${id}` }))
  own = await buy(shop)
  asGuest = await buy(new ShopClient(), { customer_email: user.email })
  ofGuest = await buy(new ShopClient(), {
    ...{ customer_email: guest, last_name: `Gast${id}`, phone: "+32 470 11 22 33", language: "nl" },
  })
})

const codeOf = ({ body }: ShopAnswer) => errorSchema.parse(body).code

async function customers(query: Record<string, string>) {
  const { body, headers } = await admin.send(
    "GET",
    `/api/admin/customers?${new URLSearchParams(query).toString()}`,
  )
  return { rows: customersSchema.parse(body), total: Number(headers.get("x-total-count")) }
}
const onlyOne = async (search: string) => {
  const { rows, total } = await customers({ search })
  expect([search, total, rows.length]).toEqual([search, 1, 1])
  return rows[0]?.id ?? ""
}
const detail = async (id: string) =>
  customerDetailSchema.parse((await admin.send("GET", `/api/admin/customers/${id}`)).body)
const order = async (number: string) =>
  adminOrderDetailSchema.parse((await admin.send("GET", `/api/admin/orders/${number}`)).body)
const texts = (notes: Note[]) => notes.map(({ text, order_number }) => [text, order_number])

it("customers are listed by e-mail address, with or without an account, with their payments less refunds", async () => {
  const account = await onlyOne(user.email)
  expect(await onlyOne(`konto${id}`)).toBe(account)
  const { rows } = await customers({ search: `gast${id}`, kind: "guest" })
  expect(rows).toMatchObject([{ email: guest, name: `Ada Gast${id}`, kind: "guest", orders: 1 }])
  expect((await customers({ search: guest, kind: "account" })).total).toBe(0)

  const paid = (await order(own)).totals.total_cents + (await order(asGuest)).totals.total_cents
  const refund = { key: randomUUID(), amounts: [{ vat_rate: 6, amount_cents: 150 }], amount_cents: 150 }
  expect((await admin.write("POST", `/api/admin/orders/${own}/refunds`, { json: refund })).status).toBe(200)
  await until("what was given back", async () => (await detail(account)).refunded_cents === 150)
  expect(await detail(account)).toMatchObject({
    ...{ kind: "account", email: user.email, orders: 2, paid_cents: paid, worth_cents: paid - 150 },
    newsletter: { state: "none" },
    addresses: [{ street: "Rue Haute 12", city: "Bruxelles", country: "BE", is_saved: false }],
  })
  const elsewhere = await order(own)
  await until("the confirmations of both orders", async () => {
    const { body } = await admin.send("GET", `/api/admin/customers/${account}/messages`)
    const readers = new Set(customerMessagesSchema.parse(body).map(({ to }) => to))
    return readers.has(user.email) && readers.has(elsewhere.email)
  })
  const { body } = await admin.send("GET", `/api/admin/orders?customer=${account}&limit=10`)
  expect(body).toMatchObject([{ order_number: asGuest }, { order_number: own }])
  expect((await order(own)).customer_id).toBe(account)
  expect(codeOf(await admin.send("GET", "/api/admin/customers/cus_nobody"))).toBe("customer_not_found")
})

it("an administrator writes to a customer in their language, and resends an e-mail at most three times", async () => {
  const path = `/api/admin/orders/${ofGuest}/messages`
  const subject = `Uw bestelling ${mark()}`
  const json = { subject, text: "Welk busnummer hebt u?\n\nDan vertrekt het pakket." }
  expect(
    (await admin.write("POST", path, { json: { ...json, subject: "a\r\nBcc: b@example.org" } })).status,
  ).toBe(400)
  const { messages } = adminOrderDetailSchema.parse((await admin.write("POST", path, { json })).body)
  expect(messages).toMatchObject([{ kind: "written", email: guest, ...json }])
  const mail = await until("the message", async () =>
    (await mailTo(guest)).find((one) => one.subject === subject),
  )
  expect([mail.language, mail.text]).toEqual(["nl", expect.stringContaining("Welk busnummer hebt u?")])
  expect(mail.text).toContain("Dag Ada")

  const about = customerMessagesSchema.parse((await admin.send("GET", path)).body)
  expect(about.map((one) => one.subject)).toContain(subject)
  const again = `/api/admin/messages/${mail.id}/copy`
  await until("the message is sent", async () => (await admin.write("POST", again)).status === 200)
  expect((await admin.write("POST", again)).status).toBe(200)
  expect((await admin.write("POST", again)).status).toBe(200)
  expect(codeOf(await admin.write("POST", again))).toBe("message_sent_often")
  const copies = (await mailTo(guest)).filter((one) => one.subject === subject)
  expect([copies.length, new Set(copies.map(({ html }) => html)).size]).toEqual([4, 1])
  expect((await order(ofGuest)).messages.map(({ kind }) => kind)).toEqual([
    "written",
    "again",
    "again",
    "again",
  ])
})

it("an e-mail with an account link is not resent, and a contact message shows on the customer", async () => {
  await shop.write("POST", "/api/auth/forgot", { json: { email: user.email } })
  const { message } = await linkTo(user.email, "/auth/reset")
  await until("the refusal", async () => {
    const answer = await admin.write("POST", `/api/admin/messages/${message.id}/copy`)
    return codeOf(answer) === "message_is_private"
  })
  const question = {
    name: "Ada",
    email: user.email,
    topic: "product",
    message: "Les noix sont-elles salées ?",
  }
  await shop.write("POST", "/api/contact", { json: question })
  const account = await onlyOne(user.email)
  const { body } = await admin.send("GET", `/api/admin/customers/${account}/messages`)
  const messages = customerMessagesSchema.parse(body)
  expect(messages.filter(({ from_customer }) => from_customer)).toHaveLength(1)
  expect(messages.filter(({ to }) => to === user.email).length).toBeGreaterThanOrEqual(2)
})

it("staff notes show on the order and the customer, and in the export of personal data", async () => {
  const account = await onlyOne(user.email)
  const [onOrder, onCustomer] = [`/api/admin/orders/${own}/notes`, `/api/admin/customers/${account}/notes`]
  const first = `Rappelle jeudi ${mark()}`
  const second = `Préfère le matin ${mark()}`
  expect((await admin.write("POST", onOrder, { json: { text: "  " } })).status).toBe(400)
  const written = notesSchema.parse((await admin.write("POST", onOrder, { json: { text: first } })).body)
  expect(texts(written)).toEqual([[first, own]])
  await admin.write("POST", onCustomer, { json: { text: second } })
  const all = notesSchema.parse((await admin.send("GET", onCustomer)).body)
  expect(texts(all)).toEqual([
    [second, null],
    [first, own],
  ])
  expect(all[0]?.by.email).toBe(requireVariable("SHOP_ADMIN_EMAIL"))

  const copy = await shop.send("GET", "/api/users/export")
  expect(personalDataSchema.parse(copy.body).notes.map(({ text }) => text)).toEqual([second, first])
  expect(JSON.stringify(personalDataSchema.parse(copy.body).notes)).not.toContain("@")
  expect((await shop.send("GET", onOrder)).status).toBe(403)

  const noteAddress = `/api/admin/notes/${written[0]?.id ?? ""}`
  expect((await admin.write("DELETE", noteAddress)).status).toBe(200)
  expect(codeOf(await admin.write("DELETE", noteAddress))).toBe("note_not_found")
  await admin.write("POST", onOrder, { json: { text: first } })
  expect((await shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  expect(codeOf(await admin.send("GET", onCustomer))).toBe("customer_not_found")
  expect((await admin.send("GET", onOrder)).body).toEqual([])
})
