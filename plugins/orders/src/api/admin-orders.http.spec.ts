import { errorSchema } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { Administrator, codeOf } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
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

describe("Who may", () => {
  it.each(CALLS)("nobody without signing in: %s %s", async (...wanted) => {
    const answer = await call(new ShopClient(), wanted)
    expect([answer.status, codeOf(answer)]).toEqual([401, "not_signed_in"])
  })

  it.each(CALLS)("no customer, the buyer neither: %s %s", async (...wanted) => {
    const customer = new ShopClient()
    await customer.register()
    const answer = await call(customer, wanted)
    expect([answer.status, codeOf(answer)]).toEqual([403, "administrators_only"])
  })

  it.each(CALLS.filter(([, path]) => path.includes("{")))(
    "nobody what does not exist: %s %s",
    async (...wanted) => {
      const answer = await call(administrator.shop, wanted, "BP-2020-999999")
      expect([answer.status, codeOf(answer)]).toEqual([404, "order_not_found"])
    },
  )
})

describe("The status", () => {
  it("may come in the query, in the body or in both", async () => {
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

  it.each([
    ["two that differ", "?status=paid", { status: "shipped" }],
    ["one that is none", "", { status: "processing" }],
    ["none", "", {}],
    ["a number", "", { status: 1 }],
    ["a list in the query", "?status=paid&status=shipped", {}],
    ["a tracking number with a script", "", { status: "shipped", tracking_number: "<script>" }],
    ["a status before that is none", "", { status: "paid", from: "sent" }],
    ["a list", "", []],
  ])("is refused: %s", async (_name, query, json) => {
    const path = `/api/admin/orders/${sale.number}/status${query}`
    const answer = await administrator.shop.write("PUT", path, { json })
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_request"])
  })

  it("says in the administrator's language what it has become", async () => {
    administrator.shop.language = "nl"
    const answer = await administrator.trySetting(sale.number, "shipped", { from: "delivered" })
    administrator.shop.language = "fr"
    expect(answer.status).toBe(409)
    expect(errorSchema.parse(answer.body)).toEqual({
      code: "order_changed",
      detail: "Deze bestelling is intussen veranderd: ze is nu ‘betaald’.",
    })
  })

  it("shipped brings the tracking number and bpost's page, and a later number replaces it", async () => {
    const { number } = await sell(HANDLE)
    await administrator.set(number, "shipped")
    await administrator.set(number, "shipped", { tracking_number: "323212345678" })
    const order = await administrator.set(number, "shipped", { tracking_number: "323299999999" })
    expect(order.delivery.tracking_number).toBe("323299999999")
    expect(order.delivery.tracking_url).toContain("bpost")
    expect(order.delivery.tracking_url).toContain("323299999999")
    expect((await engineFacts(engine, order.id)).labels).toHaveLength(1)
    expect(order.history.map(({ tracking_number }) => tracking_number)).toEqual([
      null,
      null,
      "323212345678",
      "323299999999",
    ])
  })

  it("follows what is done to the order in Medusa Admin", async () => {
    const { number } = await sell(HANDLE)
    await administrator.set(number, "pending")
    const { id } = await administrator.set(number, "paid")
    await engine.post(`/admin/orders/${id}/cancel`, {})
    await until("the cancellation", async () => (await administrator.order(number)).status === "cancelled")
  })
})

describe("A refund", () => {
  it.each([
    ["of nothing", { amount_cents: 0, key: "key-of-nothing" }],
    ["of less than nothing", { amount_cents: -5, key: "key-of-minus" }],
    ["of half a cent", { amount_cents: 1.5, key: "key-of-half" }],
    ["of words", { amount_cents: "100", key: "key-of-words" }],
    ["without a key", { amount_cents: 100 }],
    ["with a key that is none", { amount_cents: 100, key: "a b'; --" }],
    ["with a novel as its reason", { amount_cents: 100, key: "key-of-novel", reason: "x".repeat(201) }],
  ])("%s is refused", async (_name, json) => {
    const path = `/api/admin/orders/${sale.number}/refunds`
    const answer = await administrator.shop.write("POST", path, { json })
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_request"])
  })
})

describe("The list", () => {
  it("is found through by number, e-mail address and name, page by page", async () => {
    for (const search of [sale.number, sale.number.toLowerCase(), sale.email.toUpperCase()]) {
      const { orders, total } = await administrator.orders({ search })
      expect([total, orders.map(({ order_number }) => order_number)]).toEqual([1, [sale.number]])
    }
    const all = await administrator.orders({ search: "ada peeters", limit: "2" })
    expect(all.total).toBeGreaterThan(2)
    expect(all.orders.map(({ customer_name }) => customer_name)).toEqual(["Ada Peeters", "Ada Peeters"])
    const next = await administrator.orders({ search: "ada peeters", limit: "2", offset: "2" })
    expect(next.orders.map(({ id }) => id)).not.toContain(all.orders[1]?.id)
    expect((await administrator.orders({ search: "%" })).total).toBe(0)
    expect((await administrator.orders({ search: "' OR 1=1 --" })).total).toBe(0)
  })

  it("shows the orders of one status only, whether it was set here or follows from the engine", async () => {
    const { number } = await sell(HANDLE)
    await administrator.set(number, "delivered")
    const delivered = await administrator.orders({ status: "delivered", limit: "500" })
    expect(delivered.orders.map(({ order_number }) => order_number)).toContain(number)
    expect(new Set(delivered.orders.map(({ status }) => status))).toEqual(new Set(["delivered"]))
    const paid = await administrator.orders({ status: "paid", limit: "500" })
    expect(paid.orders.map(({ order_number }) => order_number)).toContain(sale.number)
    expect(new Set(paid.orders.map(({ status }) => status))).toEqual(new Set(["paid"]))
  })

  it.each(["limit=0", "limit=501", "limit=ten", "offset=-1", "status=sent", `search=${"x".repeat(121)}`])(
    "refuses %s",
    async (query) => {
      const answer = await administrator.shop.send("GET", `/api/admin/orders?${query}`)
      expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_request"])
    },
  )
})

describe("The carrier's labels", () => {
  it("are a line for each order chosen", async () => {
    const path = `/api/admin/orders/labels.csv?numbers=${sale.number},BP-2020-999999`
    const { status, headers, body } = await administrator.shop.send("GET", path)
    expect(status).toBe(200)
    expect(headers.get("content-type")).toContain("text/csv")
    const [heading, ...lines] = String(body).trim().split("\r\n")
    expect(heading).toContain("reference,first_name")
    expect(lines).toEqual([
      `${sale.number},Ada,Peeters,Rue Haute,12,3,1000,Bruxelles,BE,${sale.email},,home,2,`,
    ])
  })

  it.each(["", "?status=sent", "?numbers=%27%3B--"])(
    "are refused for no choice or a wrong one: %s",
    async (query) => {
      const answer = await administrator.shop.send("GET", `/api/admin/orders/labels.csv${query}`)
      expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_request"])
    },
  )
})
