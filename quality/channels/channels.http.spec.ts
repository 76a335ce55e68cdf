import { insightSchema } from "@bon-perroquet/contract"
import { newSessionId, ShopClient, ShopRefusal, until, untilWithoutJobs } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"
import { SALES_CHANNEL, SECOND_BRAND } from "./second-brand"
import { newTrace } from "./trace-collector"
import {
  BOTH,
  CALLS_ABOUT_ORDER,
  FIRST,
  handlesIn,
  invoiceOf,
  page,
  purchaseOf,
  SECOND,
  TwoBrands,
  type Purchase,
} from "./two-brands"

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let brands: TwoBrands
let inFirst: Purchase
let inSecond: Purchase
beforeAll(async () => {
  brands = await TwoBrands.start()
  inFirst = await purchaseOf(brands.first(), brands.ids[FIRST])
  inSecond = await purchaseOf(brands.second(), brands.ids[SECOND])
}, 300_000)
afterAll(() => brands.stop(), 60_000)

describe("A second brand", () => {
  it("has its products in the list, the search, the product page, the feed and the sitemap", async () => {
    const client = brands.second()
    expect((await handlesIn(client)).sort()).toEqual([SECOND, BOTH].sort())
    expect((await client.search()).total).toBe(2)
    expect((await client.search({ q: "amandes" })).total).toBe(0)
    expect((await client.send("GET", `/api/products/${FIRST}`)).status).toBe(404)
    expect((await client.send("GET", `/api/products/${brands.ids[FIRST]}`)).status).toBe(404)
    expect((await client.send("GET", `/api/products/${SECOND}`)).status).toBe(200)
    const feed = await client.send("GET", "/feeds/google-fr.xml")
    const sitemap = await client.send("GET", "/sitemap-1.xml")
    const firstSitemap = await brands.first().send("GET", "/sitemap-1.xml")
    expect(String(feed.body)).toContain(`${brands.secondUrl}/products/${SECOND}`)
    expect(String(feed.body)).not.toContain(FIRST)
    expect(String(sitemap.body)).toContain(`${brands.secondUrl}/products/${SECOND}`)
    expect(String(sitemap.body)).not.toContain(FIRST)
    expect(String(firstSitemap.body)).not.toContain(`/products/${SECOND}`)
  })

  it("does not appear in the first brand", async () => {
    const client = brands.first()
    expect(await handlesIn(client)).toEqual(expect.arrayContaining([FIRST, BOTH]))
    expect(await handlesIn(client)).not.toContain(SECOND)
    expect((await client.send("GET", `/api/products/${SECOND}`)).status).toBe(404)
    expect((await client.search({ q: "cajou" })).products.map(({ handle_fr }) => handle_fr)).not.toContain(
      SECOND,
    )
  })

  it("has its name, colours, languages and addresses on its pages", async () => {
    const [own, other] = await Promise.all([page(brands.second(), "/"), page(brands.first(), "/")])
    for (const text of [SECOND_BRAND.name, "#fdf6ec", "Georgia, serif", `href="${brands.secondUrl}/en"`])
      expect(own.body).toContain(text)
    expect(own.body).not.toContain("Bon Perroquet")
    expect(own.body).not.toContain(`${brands.secondUrl}/nl`)
    expect(other.body).toContain("Bon Perroquet")
    expect(other.body).toContain(`${brands.firstUrl}/nl`)
    expect(await page(brands.second(), "/nl/products")).toMatchObject({ status: 302, location: "/products" })
    for (const path of ["/en/products", `/products/${SECOND}`, "/en/returns"])
      expect((await page(brands.second(), path)).body).toContain(SECOND_BRAND.name)
    expect((await page(brands.second(), "/robots.txt")).body).toContain(`${brands.secondUrl}/sitemap.xml`)
    const { body } = await brands.second().send("GET", "/manifest.webmanifest")
    expect(body).toMatchObject({ name: SECOND_BRAND.name, theme_color: "#fdf6ec" })
    // A header of the visitor has no effect.
    const { body: first } = await brands.first().send("GET", "/api/shop", {
      headers: { "X-Shop-Channel": SECOND_BRAND.code },
    })
    expect(first).toMatchObject({ merchant: { name: "Bon Perroquet" } })
    expect((await brands.second().send("GET", "/api/shop")).body).toMatchObject({
      merchant: { name: SECOND_BRAND.name, vat_number: SECOND_BRAND.vat_number },
    })
  })
})

describe("A cart", () => {
  it("rejects products of the other brand, and belongs to one brand even with the same session id", async () => {
    await expect(brands.second().addItem(brands.ids[FIRST] ?? "")).rejects.toMatchObject({ status: 404 })
    await expect(brands.first().addItem(brands.ids[SECOND] ?? "")).rejects.toBeInstanceOf(ShopRefusal)
    const one = brands.first()
    await one.addItem(brands.ids[FIRST] ?? "")
    const other = brands.second({ sessionId: one.sessionId })
    expect((await other.cart()).items).toEqual([])
    await other.addItem(brands.ids[SECOND] ?? "")
    expect((await one.cart()).items.map(({ product_id }) => product_id)).toEqual([brands.ids[FIRST]])
    expect((await other.cart()).items.map(({ product_id }) => product_id)).toEqual([brands.ids[SECOND]])
  })
})

describe("An order of the second brand", () => {
  it("has the number and the sales channel of the brand, and is in the customer's account of this brand only", async () => {
    const { buyer, email, number } = inSecond
    expect(number).toMatch(/^GM-20\d\d-\d{6}$/)
    const [order] = await brands.engine.ordersNumbered(number)
    expect(order?.sales_channel_id).toBe(SALES_CHANNEL)
    await orderIn(buyer, number)
    const other = brands.first()
    other.token = buyer.token
    expect((await other.me()).email).toBe(email)
    expect(await other.orders()).toEqual([])
    await buyer.addItem(brands.ids[SECOND] ?? "")
    expect((await other.cart()).items).toEqual([])
    expect((await other.send("GET", `/api/users/orders/${number}`)).status).toBe(404)
  })

  it("is confirmed by an e-mail with the name, the sender and the links of the brand", async () => {
    const mail = await until("the confirmation", async () =>
      (await mailTo(inSecond.email)).find(({ subject }) => subject.includes(inSecond.number)),
    )
    expect(mail).toMatchObject({ channel: SECOND_BRAND.code })
    expect(mail.text).toContain(SECOND_BRAND.name)
    expect(mail.text).toContain(brands.secondUrl)
    expect(mail.text).not.toContain("Bon Perroquet")
    expect(mail.html).not.toContain("Bon Perroquet")
  })

  it("gets an invoice of its legal entity in its own series", async () => {
    const number = await invoiceOf(inSecond)
    expect(number).toMatch(/^GMF-20\d\d-000001$/)
    const row = await shopDatabase()<{ number: string; content: object }>("sales_document")
      .where({ number })
      .first()
    const { name, legal_name, vat_number } = SECOND_BRAND
    expect(row?.content).toMatchObject({
      seller: { ...{ name, legal_name, vat_number }, letterhead: { color: "#8a3b12" } },
    })
    expect(await invoiceOf(inFirst)).toMatch(/^F-20\d\d-000001$/)
  })
})

describe("A price list of the second brand", () => {
  it("changes the price in its catalogue, its cart and its checkout only", async () => {
    const product = await brands.first().product(BOTH)
    const [variant] = product.variants
    await brands.engine.post("/admin/price-lists", {
      ...{ title: "Second brand", description: "Second brand", type: "override", status: "active" },
      rules: { sales_channel_id: [SALES_CHANNEL] },
      prices: [{ variant_id: variant?.id, currency_code: "eur", amount: 5.5 }],
    })
    const client = brands.second()
    await untilWithoutJobs("the price", async () => (await client.product(BOTH)).price === 5.5)
    expect((await brands.first().product(BOTH)).price).toBe(product.price)
    expect((await client.addItem(product.id)).items[0]?.unit_price).toBe(5.5)
    const number = await buy(brands.second(), {}, product.id)
    const [order] = await brands.engine.ordersNumbered(number)
    expect(order?.items?.[0]?.unit_price).toBe(5.5)
    expect((await brands.first().addItem(product.id)).items[0]?.unit_price).toBe(product.price)
  })
})

describe("An administrator of the second brand", () => {
  let client: ShopClient
  const call = (method: string, path: string, headers = {}) =>
    client.send(method, path, { headers, ...(method !== "GET" && { json: {} }) })

  beforeAll(async () => {
    client = await brands.administratorOfSecond()
  }, 60_000)

  it("sees the orders and products of this brand only", async () => {
    const orders = (await call("GET", "/api/admin/orders")).body as { order_number: string }[]
    const numbers = orders.map(({ order_number }) => order_number)
    expect(numbers).toContain(inSecond.number)
    expect(numbers).not.toContain(inFirst.number)
    expect((await call("GET", `/api/admin/orders/${inSecond.number}`)).status).toBe(200)
    const products = (await call("GET", "/api/admin/products?limit=50")).body as { id: string }[]
    expect(products.map(({ id }) => id).sort()).toEqual([brands.ids[SECOND], brands.ids[BOTH]].sort())
    expect((await call("GET", `/api/admin/products/${brands.ids[SECOND]}`)).status).toBe(200)
    expect((await call("GET", `/api/admin/products/${brands.ids[FIRST]}`)).status).toBe(404)
  })

  it("gets 403 or 404 from every call about another brand's order", async () => {
    expect(CALLS_ABOUT_ORDER.length).toBeGreaterThan(15)
    for (const [method, path] of CALLS_ABOUT_ORDER) {
      const address = path.replace("{order_number}", inFirst.number).replaceAll(/\{\w+\}/g, "1")
      const { status } = await client.write(method, address, method === "GET" ? {} : { json: {} })
      expect([method, path, [403, 404].includes(status)]).toEqual([method, path, true])
    }
  })

  it("cannot choose another brand, and cannot read what all brands share", async () => {
    const others = { "X-Channel": "main" }
    expect((await call("GET", "/api/admin/orders", others)).status).toBe(403)
    expect((await call("GET", "/api/admin/orders", { "X-Channel": "unknown" })).status).toBe(403)
    const shared =
      "customers vat-report analytics staff settings/merchant search?q=a documents/F-2026-000001.pdf"
    for (const path of shared.split(" "))
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
    for (const each of [inFirst, inSecond]) await invoiceOf(each)
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
    const journal = String(
      await read(`/api/admin/accounting/journal.csv?from=${day(-2)}&to=${day(2)}`, SECOND_BRAND.code),
    )
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
    const added = await untilWithoutJobs("the visits of both brands", async () => {
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
    await untilWithoutJobs("the new name", async () =>
      (await page(brands.second(), "/")).body.includes("Midi &amp; Co"),
    )
    expect((await page(brands.first(), "/")).body).not.toContain("Midi")
  })
})

// Here, because the engine of this shop is started for one file only.
it("a trace covers the edge, the engine and the database", async () => {
  const session = newSessionId()
  const { id, headers } = newTrace()
  expect((await brands.first().send("GET", `/api/cart/${session}`, { headers })).status).toBe(200)
  const services = await untilWithoutJobs("a trace", async () => brands.traces.servicesAboveQuery(id))
  expect([services[0], services.at(-1)]).toEqual(["shop-engine", "shop-edge"])
  expect(JSON.stringify(brands.traces.spans)).not.toContain(session)
})

it("a page of orders or products executes at most ten SQL statements", async () => {
  const owner = await brands.owner()
  await Promise.all(Array.from({ length: 5 }, () => buy(brands.first(), {}, brands.ids[FIRST])))
  expect(await brands.queriesOf(owner, "/api/admin/orders")).toBeLessThanOrEqual(10)
  expect(await brands.queriesOf(owner, "/api/admin/products")).toBeLessThanOrEqual(10)
})

it("a cart cannot be paid if its brand no longer sells the product", async () => {
  const client = brands.second()
  await client.addItem(brands.ids[BOTH] ?? "")
  await brands.engine.post(`/admin/sales-channels/${SALES_CHANNEL}/products`, { remove: [brands.ids[BOTH]] })
  // Each process notices the change later than the checkout, which reads the database.
  await expect(client.openCheckout(HOME)).rejects.toMatchObject({ error: { code: "out_of_stock" } })
  expect((await brands.first().addItem(brands.ids[BOTH] ?? "")).items).toHaveLength(1)
})
