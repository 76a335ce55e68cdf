import { errorSchema } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { Administrator, codeOf } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
import { copyOrder, forgetCopies } from "../testing/many-orders"
import { plentyOf, sell, type Sale } from "../testing/sale"

const HANDLE = "papaye-en-des"

let administrator: Administrator
let engine: EngineClient
let sale: Sale

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
  sale = await sell(HANDLE)
})

const STATUS = { status: "paid" }
const CALLS: [method: string, path: string, json?: object][] = [
  ["GET", "/api/admin/orders"],
  ["GET", "/api/admin/orders/labels.csv?status=paid"],
  ["GET", "/api/admin/orders/{order}"],
  ["PUT", "/api/admin/orders/{order}/status", STATUS],
  ["POST", "/api/admin/orders/{order}/refunds", { key: "a-refund-key" }],
]
const call = (shop: ShopClient, [method, path, json]: (typeof CALLS)[number], number = sale.number) =>
  shop.write(method, path.replace("{order}", number), json && { json })

describe("The orders API", () => {
  it("rejects unauthenticated callers", async () => {
    for (const expected of CALLS) {
      const answer = await call(new ShopClient(), expected)
      expect([expected, answer.status, codeOf(answer)]).toEqual([expected, 401, "not_signed_in"])
    }
  })

  it("rejects customers, including the buyer", async () => {
    const customer = new ShopClient()
    await customer.register()
    for (const expected of CALLS) {
      const answer = await call(customer, expected)
      expect([expected, answer.status, codeOf(answer)]).toEqual([expected, 403, "administrators_only"])
    }
  })

  it("returns 404 for unknown orders", async () => {
    for (const expected of CALLS.filter(([, path]) => path.includes("{"))) {
      const answer = await call(administrator.shop, expected, "BP-2020-999999")
      expect([expected, answer.status, codeOf(answer)]).toEqual([expected, 404, "order_not_found"])
    }
  })
})

describe("A status change", () => {
  it("accepts the status in the query, in the body or in both", async () => {
    const path = `/api/admin/orders/${sale.number}/status`
    for (const [query, json] of [
      ["?status=pending", undefined],
      ["", { status: "paid" }],
      ["?status=pending", { status: "pending" }],
      ["?status=paid", {}],
    ] as const) {
      const answer = await administrator.shop.write("PUT", path + query, json && { json })
      expect(answer.status).toBe(200)
    }
    expect((await administrator.order(sale.number)).status).toBe("paid")
  })

  it("rejects an invalid status", async () => {
    for (const [name, query, json] of [
      ["two different statuses", "?status=paid", { status: "shipped" }],
      ["an unknown status", "", { status: "processing" }],
      ["none", "", {}],
      ["a number", "", { status: 1 }],
      ["a list in the query", "?status=paid&status=shipped", {}],
      ["a tracking number with a script", "", { status: "shipped", tracking_number: "<script>" }],
      ["an unknown previous status", "", { status: "paid", from: "sent" }],
      ["a list", "", []],
    ] as const) {
      const path = `/api/admin/orders/${sale.number}/status${query}`
      const answer = await administrator.shop.write("PUT", path, { json })
      expect([name, answer.status, codeOf(answer)]).toEqual([name, 400, "invalid_request"])
    }
  })

  it("returns the new status in the administrator's language", async () => {
    administrator.shop.language = "nl"
    const answer = await administrator.trySetting(sale.number, "shipped", { from: "delivered" })
    administrator.shop.language = "fr"
    expect(answer.status).toBe(409)
    expect(errorSchema.parse(answer.body)).toEqual({
      code: "order_changed",
      detail: "Deze bestelling is intussen veranderd: ze is nu ‘betaald’.",
    })
  })

  it("stores a tracking number with a link to bpost, which a later number replaces and which is e-mailed", async () => {
    const { number, email } = await sell(HANDLE)
    await administrator.set(number, "shipped")
    await administrator.set(number, "shipped", { tracking_number: "323212345678" })
    const shipped = await administrator.set(number, "shipped", { tracking_number: "323200000001" })
    expect(shipped.delivery.tracking_number).toBe("323200000001")
    expect(shipped.delivery.tracking_url).toContain("bpost")
    expect(shipped.delivery.tracking_url).toContain("323200000001")
    expect((await engineFacts(engine, shipped.id)).labels).toHaveLength(1)
    expect(shipped.history.map(({ tracking_number }) => tracking_number)).toEqual([
      ...[null, null],
      ...["323212345678", "323200000001"],
    ])

    await administrator.set(number, "delivered")
    const unseen = await administrator.trySetting(number, "delivered", {
      tracking_number: "323200000009",
      tracking_from: null,
    })
    expect([unseen.status, codeOf(unseen)]).toEqual([409, "changed_meanwhile"])
    const order = await administrator.set(number, "delivered", {
      from: "delivered",
      tracking_from: "323200000001",
      tracking_number: "323200000002",
    })
    expect([order.status, order.delivery.tracking_number]).toEqual(["delivered", "323200000002"])
    await until("the mail with the new number", async () =>
      (await mailTo(email)).find(({ text }) => text.includes("323200000002")),
    )
    const delivered = await administrator.orders({ status: "delivered", limit: 50 })
    expect(delivered.orders.map(({ order_number }) => order_number)).toContain(number)
    expect(new Set(delivered.orders.map(({ status }) => status))).toEqual(new Set(["delivered"]))
  })
})

it("a refund is rejected with a wrong amount, without a valid key and with a reason that is too long", async () => {
  for (const json of [
    { amount_cents: 0, key: "key-of-nothing" },
    { amount_cents: -5, key: "key-of-minus" },
    { amount_cents: 1.5, key: "key-of-half" },
    { amount_cents: "100", key: "key-of-words" },
    { amount_cents: 100 },
    { amount_cents: 100, key: "a b'; --" },
    { amount_cents: 100, key: "key-of-novel", reason: "x".repeat(201) },
  ]) {
    const path = `/api/admin/orders/${sale.number}/refunds`
    const answer = await administrator.shop.write("POST", path, { json })
    expect([json, answer.status, codeOf(answer)]).toEqual([json, 400, "invalid_request"])
  }
})

it("the administrator and the customer's e-mail show how the order was paid", async () => {
  const { number, email } = sale
  const order = await administrator.order(number)
  expect(order.payment.method).toEqual({ kind: "card", brand: "visa", last4: "4242" })
  const placed = await until("the order's mail", async () =>
    (await mailTo(email)).find(({ text }) => text.includes("Visa")),
  )
  expect(placed.text).toContain("Visa •••• 4242")
})

describe("The list of orders", () => {
  it("is searched by number, e-mail address and name, and is paginated", async () => {
    for (const search of [sale.number, sale.number.toLowerCase(), sale.email.toUpperCase()]) {
      const { orders, total } = await administrator.orders({ search })
      expect([total, orders.map(({ order_number }) => order_number)]).toEqual([1, [sale.number]])
    }
    const second = sale.number.replace(/\d+$/, "000002")
    const { id } = await sale.shop.product(HANDLE)
    const others = [sale.number, await buy(new ShopClient(), { customer_email: "ada.2@example.org" }, id)]
    const numbers = (await administrator.orders({ search: second })).orders.map(
      ({ order_number }) => order_number,
    )
    for (const other of others.filter((number) => number !== second)) expect(numbers).not.toContain(other)
    const all = await administrator.orders({ search: "ada peeters", limit: 1 })
    expect(all.total).toBeGreaterThan(1)
    expect(all.orders.map(({ customer_name }) => customer_name)).toEqual(["Ada Peeters"])
    const next = await administrator.orders({ search: "ada peeters", limit: 1, offset: 1 })
    expect(next.orders.map(({ customer_name }) => customer_name)).toEqual(["Ada Peeters"])
    expect(next.orders[0]?.id).not.toBe(all.orders[0]?.id)
    expect((await administrator.orders({ search: "%" })).total).toBe(0)
    expect((await administrator.orders({ search: "zzz' OR 1=1 --" })).total).toBe(0)
  })

  it("is complete and newest first without a limit, and paginated with one", async () => {
    const { orders: newest } = await administrator.orders({ limit: 1 })
    const copies = await copyOrder(newest[0]?.id ?? "", 520)
    try {
      const { orders, total } = await administrator.orders()
      const numbers = orders.map(({ id }) => id)
      expect(new Set(numbers).size).toBe(total)
      expect(numbers).toHaveLength(total)
      expect(numbers).toEqual(expect.arrayContaining(copies))
      const moments = orders.map(({ created_at }) => Date.parse(created_at))
      expect(moments).toEqual([...moments].sort((a, b) => b - a))
      const page = await administrator.orders({ limit: 20 })
      expect([page.orders.map(({ id }) => id), page.total]).toEqual([numbers.slice(0, 20), total])
      const rest = await administrator.orders({ offset: total - 20 })
      expect(rest.orders.map(({ id }) => id)).toEqual(numbers.slice(-20))
      const none = await administrator.orders({ search: "nobody ordered this" })
      expect(none).toEqual({ orders: [], total: 0 })
    } finally {
      await forgetCopies()
    }
  })

  const LONG = `search=${"x".repeat(121)}`
  const YEAR_0 = ["from=0000-01-01", "to=0000-01-01"]
  it("rejects invalid queries", async () => {
    for (const query of ["limit=0", "limit=501", "limit=ten", "offset=-1", "status=sent", LONG, ...YEAR_0]) {
      const answer = await administrator.shop.send("GET", `/api/admin/orders?${query}`)
      expect([query, answer.status, codeOf(answer)]).toEqual([query, 400, "invalid_request"])
    }
  })
})

describe("The carrier's label file", () => {
  it("has one line per selected order", async () => {
    const path = `/api/admin/orders/labels.csv?numbers=${sale.number},BP-2020-999999`
    const { status, headers, body } = await administrator.shop.send("GET", path)
    expect(status).toBe(200)
    expect(headers.get("content-type")).toContain("text/csv")
    const [heading, ...lines] = String(body).trim().split("\r\n")
    expect(heading).toContain("reference,first_name")
    const { weight } = await new ShopClient().product(HANDLE)
    expect(lines).toEqual([
      `${sale.number},Ada,Peeters,Rue Haute,12,3,1000,Bruxelles,BE,${sale.email},,home,,,2,${2 * (weight ?? 0)},,,`,
    ])
  })

  it("rejects a missing or invalid selection, and orders that wait for no parcel", async () => {
    for (const query of ["", "?status=sent", "?status=delivered", "?numbers=%27%3B--"]) {
      const answer = await administrator.shop.send("GET", `/api/admin/orders/labels.csv${query}`)
      expect([query, answer.status, codeOf(answer)]).toEqual([query, 400, "invalid_request"])
    }
  })
})
