import { insightSchema } from "@bon-perroquet/contract"
import openapi from "../../packages/shop-client/openapi.json"
import { ShopClient, until } from "@bon-perroquet/testing"
import { inviteAdministrator, type Invited } from "@bon-perroquet/testing/administrators"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"
import { SECOND_BRAND } from "./second-brand"
import { BOTH, FIRST, page, SECOND, TwoBrands } from "./two-brands"

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const NOW = `from=${day(-2)}&to=${day(2)}`

let brands: TwoBrands
beforeAll(async () => {
  brands = await TwoBrands.start()
}, 300_000)
afterAll(() => brands.shop.stop(), 60_000)

describe("An administrator of the second brand", () => {
  let staff: Invited
  let client: ShopClient
  let own: string
  let foreign: string
  const call = (method: string, path: string, headers = {}) =>
    client.send(method, path, { headers, ...(method !== "GET" && { json: {} }) })

  beforeAll(async () => {
    staff = await inviteAdministrator("orders")
    const owner = await brands.owner()
    const limited = await owner.write("PUT", `/api/admin/users/${staff.id}/role`, {
      json: { role: "orders", channels: [SECOND_BRAND.code] },
    })
    expect(limited).toMatchObject({ status: 200, body: { channels: [SECOND_BRAND.code] } })
    client = brands.first()
    await client.login(staff.email, staff.password)
    own = await buy(brands.second(), {}, brands.ids[SECOND])
    foreign = await buy(brands.first(), {}, brands.ids[FIRST])
  }, 60_000)

  it("sees the orders and products of this brand only", async () => {
    const orders = (await call("GET", "/api/admin/orders")).body as { order_number: string }[]
    const numbers = orders.map(({ order_number }) => order_number)
    expect(numbers).toContain(own)
    expect(numbers).not.toContain(foreign)
    expect((await call("GET", `/api/admin/orders/${own}`)).status).toBe(200)
    const products = (await call("GET", "/api/admin/products?limit=50")).body as { id: string }[]
    expect(products.map(({ id }) => id).sort()).toEqual([brands.ids[SECOND], brands.ids[BOTH]].sort())
    expect((await call("GET", `/api/admin/products/${brands.ids[SECOND]}`)).status).toBe(200)
    expect((await call("GET", `/api/admin/products/${brands.ids[FIRST]}`)).status).toBe(404)
  })

  it("gets 403 or 404 from every call about another brand's order", async () => {
    const calls = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      path.startsWith("/api/admin/orders/{order_number}")
        ? Object.keys(methods).map((method) => [method.toUpperCase(), path] as const)
        : [],
    )
    expect(calls.length).toBeGreaterThan(15)
    for (const [method, path] of calls) {
      const address = path.replace("{order_number}", foreign).replaceAll(/\{\w+\}/g, "1")
      const { status } = await client.write(method, address, method === "GET" ? {} : { json: {} })
      expect([method, path, [403, 404].includes(status)]).toEqual([method, path, true])
    }
  })

  it("cannot choose another brand, and cannot read what all brands share", async () => {
    const others = { "X-Channel": "main" }
    expect((await call("GET", "/api/admin/orders", others)).status).toBe(403)
    expect((await call("GET", "/api/admin/orders", { "X-Channel": "unknown" })).status).toBe(403)
    for (const path of [
      "customers",
      "vat-report",
      "analytics",
      "staff",
      "settings/merchant",
      "search?q=a",
      "documents/F-2026-000001.pdf",
    ])
      expect([path, (await call("GET", `/api/admin/${path}`)).status]).toEqual([path, 403])
    const answer = await fetch(`${brands.shop.started.engine}/admin/orders`, {
      headers: { Authorization: `Bearer ${client.token}` },
    })
    expect(answer.status).toBe(403)
    const { body } = await call("GET", "/api/admin/channels")
    expect(body).toEqual([{ code: SECOND_BRAND.code, name: SECOND_BRAND.name, url: brands.secondUrl }])
  })
})

describe("The dashboard of an owner", () => {
  let owner: ShopClient
  const read = async (path: string, channel?: string) =>
    (await owner.send("GET", path, channel ? { headers: { "X-Channel": channel } } : {})).body

  beforeAll(async () => {
    owner = await brands.owner()
    // Both brands have an order with an invoice.
    for (const [client, id] of [
      [brands.first(), brands.ids[FIRST]],
      [brands.second(), brands.ids[SECOND]],
    ] as const) {
      await client.register()
      const number = await buy(client, {}, id)
      await until("the invoice", async () => (await orderIn(client, number)).documents.length > 0)
    }
  })

  it("lists orders, revenue and documents by brand", async () => {
    const numbers = async (channel?: string) =>
      ((await read("/api/admin/orders", channel)) as { order_number: string }[]).map(
        ({ order_number }) => order_number,
      )
    const [all, main, second] = [await numbers(), await numbers("main"), await numbers(SECOND_BRAND.code)]
    expect(second.every((number) => number.startsWith("GM-"))).toBe(true)
    expect(main.every((number) => number.startsWith("BP-"))).toBe(true)
    expect([...main, ...second].sort()).toEqual(all.sort())
    const orders = async (channel?: string) =>
      ((await read("/api/admin/analytics", channel)) as { total_orders: number }).total_orders
    expect(await orders("main")).toBe(main.length)
    expect(await orders(SECOND_BRAND.code)).toBe(second.length)
    const journal = String(await read(`/api/admin/accounting/journal.csv?${NOW}`, SECOND_BRAND.code))
    expect(journal).toContain("GMF-")
    expect(journal).not.toMatch(/[^A-Z]F-20/)
  })

  it("counts visits and paid orders by brand", async () => {
    const figures = async (channel?: string) =>
      insightSchema.parse(await read("/api/admin/insight", channel)).total
    // The sum is read first, so that the parts cannot be older.
    const inAll = async () => [await figures(), await figures("main"), await figures(SECOND_BRAND.code)]
    const before = await inAll()
    const headers = { Accept: "text/html", "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0" }
    for (let visit = 0; visit < 3; visit += 1) await brands.second().send("GET", "/", { headers })
    await brands.first().send("GET", "/", { headers })
    const added = await until("the visits of both brands", async () => {
      const visits = (await inAll()).map((each, index) => each.visits - (before[index]?.visits ?? 0))
      return (visits[0] ?? 0) >= 4 && visits
    })
    expect(added).toEqual([4, 1, 3])
    const [all, main, second] = before.map(({ paid }) => paid)
    expect(main).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(0)
    expect(all).toBe((main ?? 0) + (second ?? 0))
  })

  it("changes the merchant of one brand", async () => {
    const path = "/api/admin/settings/merchant"
    const setting = (await read(path, SECOND_BRAND.code)) as { value: { name: string }; version: string }
    expect(setting.value.name).toBe(SECOND_BRAND.name)
    const changed = await owner.write("PUT", path, {
      json: { ...setting.value, name: "Midi & Co" },
      headers: { "X-Channel": SECOND_BRAND.code, "If-Match": `"${setting.version}"` },
    })
    expect(changed.status).toBe(200)
    await until("the new name", async () => (await page(brands.second(), "/")).body.includes("Midi &amp; Co"))
    expect((await page(brands.first(), "/")).body).not.toContain("Midi")
  })
})
