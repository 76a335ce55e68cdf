import {
  adminFormerOrdersSchema,
  adminSearchSchema,
  analyticsSchema,
  customersSchema,
  formerOrdersSchema,
} from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { randomUUID } from "node:crypto"
import type { Client } from "pg"
import { administrator } from "../testing/administrator"
import { ImportCalls, importIn } from "../testing/imports"
import { database } from "../testing/many-products"

let admin: ShopClient
let imports: ImportCalls
let client: Client
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
  client = await database()
})
afterAll(() => client.end())

const word = () => randomUUID().slice(0, 8)

const file = (mark: string, email: string) =>
  [
    "Name,Email,Financial Status,Fulfillment Status,Currency,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Payment Method,Refunded Amount,Tracking number",
    `#A-${mark},${email},partially_refunded,fulfilled,EUR,4.95,1.27,22.35,1.00,2024-05-01 09:58:00 +0200,2,Noix - 250 g,4.20,N-250,Bancontact,4.20,3232001`,
    `#A-${mark},${email},,,,,,,,2024-05-01 09:58:00 +0200,1,Amandes,10.00,A-1,,,`,
    `#B-${mark},${email},paid,unfulfilled,EUR,0,,9.99,0,2024-06-01 09:58:00 +0200,1,Graines,10.00,G-1,,0,`,
    `#C-${mark},${email},paid,fulfilled,USD,0,,5.00,0,2024-06-02 09:58:00 +0200,1,Graines,5.00,G-1,,0,`,
    `#D-${mark},nobody,paid,fulfilled,EUR,0,,5.00,0,2024-06-02 09:58:00 +0200,1,Graines,5.00,G-1,,0,`,
  ].join("\n")

const former = async (query: string) =>
  adminFormerOrdersSchema.parse((await admin.send("GET", `/api/admin/former-orders?${query}`)).body)
const analytics = async () => {
  const { body } = await admin.send("GET", "/api/admin/analytics?from=2024-05-01&to=2024-06-30")
  const { total_orders, total_revenue, period } = analyticsSchema.parse(body)
  return { total_orders, total_revenue, orders: period.orders, revenue_cents: period.revenue_cents }
}

it("customer and staff see imported past orders, whose totals are checked to the cent, and an undo deletes them", async () => {
  const mark = word()
  const shop = new ShopClient()
  const { user } = await shop.register()
  const { rows: before } = await client.query("SELECT * FROM former_order ORDER BY id")
  const { rows: documents } = await client.query("SELECT count(*) FROM sales_document")
  const { rows: orders } = await client.query(`SELECT count(*) FROM "order"`)
  const { token } = await linkTo(user.email, "/auth/verify")
  const mails = await mailTo(user.email)
  const checked = importIn(await imports.sendTable("orders", file(mark, user.email)))
  expect(checked).toMatchObject({ kind: "orders", lines: 4, changes: 3, created: 3, error_count: 1 })
  expect(await imports.lines(checked.id)).toMatchObject([
    {
      ...{ line: 2, sku: `A-${mark}`, name: user.email, is_new: true, errors: [] },
      after: {
        ...{ number: `A-${mark}`, placed_at: "2024-05-01T07:58:00.000Z", status: "shipped", currency: "EUR" },
        items: [
          { name: "Noix - 250 g", sku: "N-250", quantity: 2, total_cents: 840 },
          { name: "Amandes", sku: "A-1", quantity: 1, total_cents: 1000 },
        ],
        ...{
          delivery_cents: 495,
          discount_cents: 100,
          vat_cents: 127,
          total_cents: 2235,
          refunded_cents: 420,
        },
        ...{ tracking_number: "3232001", payment_method: "Bancontact", is_counted: false },
      },
    },
    { line: 4, errors: [{ code: "total_differs", detail: expect.stringContaining("-0,01 EUR") as string }] },
    { line: 5, errors: [] },
    { line: 6, errors: [{ code: "email_invalid" }] },
  ])
  expect(await imports.finish(checked.id)).toMatchObject({ changes: 3, done: 4 })
  const numbers = (list: { number: string }[]) => list.map(({ number }) => number)
  expect(numbers(await former(`search=${mark}`))).toEqual([`C-${mark}`, `B-${mark}`, `A-${mark}`])

  // The customer sees the orders only after the address is verified.
  const mine = async () => formerOrdersSchema.parse((await shop.send("GET", "/api/users/former-orders")).body)
  expect(await mine()).toEqual([])
  expect(await mailTo(user.email)).toEqual(mails)
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  expect(numbers(await mine())).toEqual([`C-${mark}`, `B-${mark}`, `A-${mark}`])
  const { body } = await admin.send("GET", `/api/admin/customers?search=${user.email}`)
  const [customer] = customersSchema.parse(body)
  expect(await former(`customer=${customer?.id}`)).toHaveLength(3)
  const found = await admin.send("GET", `/api/admin/search?q=A-${mark}`)
  expect(adminSearchSchema.parse(found.body).former_orders).toMatchObject([{ number: `A-${mark}` }])
  const short = await admin.send("GET", "/api/admin/search?q=a")
  expect(short.body).toMatchObject({ former_orders: [] })
  expect(await shop.send("GET", "/api/users/export")).toMatchObject({
    body: { more: { former_orders: [{ number: `C-${mark}` }, {}, {}] } },
  })

  expect((await client.query("SELECT count(*) FROM sales_document")).rows).toEqual(documents)
  expect((await client.query(`SELECT count(*) FROM "order"`)).rows).toEqual(orders)
  expect(importIn(await imports.sendTable("orders", file(mark, user.email)))).toMatchObject({ changes: 0 })
  const other = file(mark, user.email).replace("9.99", "10.00")
  const { errors } = importIn(await imports.sendTable("orders", other))
  expect(errors.map(({ code }) => code)).toEqual(["order_known", "email_invalid"])

  expect(await imports.finish((await imports.undo(checked.id)).id)).toMatchObject({
    changes: 3,
    error_count: 0,
  })
  expect((await client.query("SELECT * FROM former_order ORDER BY id")).rows).toEqual(before)
})

it("analytics count past orders in euro if the merchant chooses so", async () => {
  const mark = word()
  const before = await analytics()
  const { id } = importIn(await imports.sendTable("orders", file(mark, `ada-${mark}@example.org`)))
  await imports.readAgain(id, { count_orders: true })
  await imports.finish(id)
  const after = await analytics()
  expect(after.total_orders - before.total_orders).toBe(2)
  expect(after.orders - before.orders).toBe(2)
  expect(after.revenue_cents - before.revenue_cents).toBe(2235 - 420 + 999)
  await imports.finish((await imports.undo(id)).id)
  expect(await analytics()).toEqual(before)
})
