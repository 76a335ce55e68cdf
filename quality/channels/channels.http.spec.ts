import { ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"
import { SALES_CHANNEL, SECOND_BRAND } from "./second-brand"
import { BOTH, FIRST, handlesIn, page, SECOND, TwoBrands } from "./two-brands"

let brands: TwoBrands
beforeAll(async () => {
  brands = await TwoBrands.start()
}, 300_000)
afterAll(() => brands.shop.stop(), 60_000)

describe("A second brand", () => {
  it("has its products in the list, the search, the product page, the feed and the sitemap", async () => {
    const client = brands.second()
    expect((await handlesIn(client)).sort()).toEqual([SECOND, BOTH].sort())
    expect((await client.search()).total).toBe(2)
    expect((await client.search({ q: "amandes" })).total).toBe(0)
    expect((await client.send("GET", `/api/products/${FIRST}`)).status).toBe(404)
    expect((await client.send("GET", `/api/products/${brands.ids[FIRST]}`)).status).toBe(404)
    expect((await client.send("GET", `/api/products/${SECOND}`)).status).toBe(200)
    const [feed, sitemap, firstSitemap] = await Promise.all([
      client.send("GET", "/feeds/google-fr.xml"),
      client.send("GET", "/sitemap-1.xml"),
      brands.first().send("GET", "/sitemap-1.xml"),
    ])
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
    expect(own.body).toContain(SECOND_BRAND.name)
    expect(own.body).not.toContain("Bon Perroquet")
    expect(own.body).toContain("#fdf6ec")
    expect(own.body).toContain(`href="${brands.secondUrl}/en"`)
    expect(own.body).not.toContain(`${brands.secondUrl}/nl`)
    expect(other.body).toContain("Bon Perroquet")
    expect(other.body).toContain(`${brands.firstUrl}/nl`)
    expect(await page(brands.second(), "/nl/products")).toMatchObject({ status: 302, location: "/products" })
    expect((await page(brands.second(), "/en/products")).body).toContain(SECOND_BRAND.name)
    expect((await page(brands.second(), "/robots.txt")).body).toContain(`${brands.secondUrl}/sitemap.xml`)
    const { body } = await brands.second().send("GET", "/manifest.webmanifest")
    expect(body).toMatchObject({ name: SECOND_BRAND.name, theme_color: "#fdf6ec" })
  })

  it("cannot be chosen by a header of the visitor", async () => {
    const { body } = await brands.first().send("GET", "/api/shop", {
      headers: { "X-Shop-Channel": SECOND_BRAND.code },
    })
    expect(body).toMatchObject({ merchant: { name: "Bon Perroquet" } })
    expect((await brands.second().send("GET", "/api/shop")).body).toMatchObject({
      merchant: { name: SECOND_BRAND.name, vat_number: SECOND_BRAND.vat_number },
    })
  })
})

describe("A cart", () => {
  it("rejects products of the other brand", async () => {
    await expect(brands.second().addItem(brands.ids[FIRST] ?? "")).rejects.toMatchObject({ status: 404 })
    await expect(brands.first().addItem(brands.ids[SECOND] ?? "")).rejects.toBeInstanceOf(ShopRefusal)
  })

  it("belongs to one brand, even with the same session id", async () => {
    const one = brands.first()
    await one.addItem(brands.ids[FIRST] ?? "")
    const other = brands.second({ sessionId: one.sessionId })
    expect((await other.cart()).items).toEqual([])
    await other.addItem(brands.ids[SECOND] ?? "")
    expect((await one.cart()).items.map(({ product_id }) => product_id)).toEqual([brands.ids[FIRST]])
    expect((await other.cart()).items.map(({ product_id }) => product_id)).toEqual([brands.ids[SECOND]])
  })

  it("of an account is separate in each brand", async () => {
    const one = brands.first()
    const { user, password } = await one.register()
    await one.addItem(brands.ids[FIRST] ?? "")
    const other = brands.second()
    await other.login(user.email, password)
    expect((await other.cart()).items).toEqual([])
  })
})

describe("An order of the second brand", () => {
  let buyer: ShopClient
  let number: string
  let email: string

  beforeAll(async () => {
    buyer = brands.second()
    email = (await buyer.register()).user.email
    number = await buy(buyer, { customer_email: email }, brands.ids[SECOND])
  }, 60_000)

  it("has the number, the sales channel and the payment page of the brand", async () => {
    expect(number).toMatch(/^GM-20\d\d-\d{6}$/)
    const [order] = await brands.engine.ordersNumbered(number)
    expect(order?.sales_channel_id).toBe(SALES_CHANNEL)
  })

  it("is in the customer's account of this brand only, which both brands share", async () => {
    await orderIn(buyer, number)
    const other = brands.first()
    other.token = buyer.token
    expect((await other.me()).email).toBe(email)
    expect(await other.orders()).toEqual([])
    expect((await other.send("GET", `/api/users/orders/${number}`)).status).toBe(404)
  })

  it("is confirmed by an e-mail with the name, the sender and the links of the brand", async () => {
    const mail = await until("the confirmation", async () =>
      (await mailTo(email)).find(({ subject }) => subject.includes(number)),
    )
    expect(mail).toMatchObject({ channel: SECOND_BRAND.code })
    expect(mail.text).toContain(SECOND_BRAND.name)
    expect(mail.text).toContain(brands.secondUrl)
    expect(mail.text).not.toContain("Bon Perroquet")
    expect(mail.html).not.toContain("Bon Perroquet")
  })

  it("gets an invoice of its legal entity in its own series", async () => {
    const [invoice] = await until("the invoice", async () => {
      const { documents } = await orderIn(buyer, number)
      return documents.length > 0 && documents
    })
    expect(invoice?.number).toMatch(/^GMF-20\d\d-000001$/)
    const { content } = await shopDatabase()<{ number: string; content: object }>("sales_document")
      .where({ number: invoice?.number ?? "" })
      .first()
      .then((row) => row ?? { content: {} })
    expect(content).toMatchObject({
      seller: {
        ...{
          name: SECOND_BRAND.name,
          legal_name: SECOND_BRAND.legal_name,
          vat_number: SECOND_BRAND.vat_number,
        },
        letterhead: { color: "#8a3b12" },
      },
    })
    const one = brands.first()
    await one.register()
    const documents = await until("the invoice of the first brand", async () => {
      const order = await orderIn(one, await firstOrder(one))
      return order.documents.length > 0 && order.documents
    })
    expect(documents[0]?.number).toMatch(/^F-20\d\d-000001$/)
  })
})

let ordered: string | undefined
const firstOrder = async (client: ShopClient) => (ordered ??= await buy(client, {}, brands.ids[FIRST]))

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
    await until("the price", async () => (await client.product(BOTH)).price === 5.5)
    expect((await brands.first().product(BOTH)).price).toBe(product.price)
    expect((await client.addItem(product.id)).items[0]?.unit_price).toBe(5.5)
    const number = await buy(brands.second(), {}, product.id)
    const [order] = await brands.engine.ordersNumbered(number)
    expect(order?.items?.[0]?.unit_price).toBe(5.5)
    const other = brands.first()
    expect((await other.addItem(product.id)).items[0]?.unit_price).toBe(product.price)
  })
})

it("a cart cannot be paid if its brand no longer sells the product", async () => {
  const client = brands.second()
  await client.addItem(brands.ids[BOTH] ?? "")
  await brands.engine.post(`/admin/sales-channels/${SALES_CHANNEL}/products`, { remove: [brands.ids[BOTH]] })
  // Each process notices the change later than the checkout, which reads the database.
  await expect(client.openCheckout(HOME)).rejects.toMatchObject({ error: { code: "out_of_stock" } })
  expect((await brands.first().addItem(brands.ids[BOTH] ?? "")).items).toHaveLength(1)
})
