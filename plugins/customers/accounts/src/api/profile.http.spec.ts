import {
  errorSchema,
  orderSchema,
  ordersSchema,
  personalDataSchema,
  type Address,
} from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"

const database = shopDatabase()

const HOME = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }

const ANOTHER: unknown = expect.any(String)

async function customer(): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.register()
  return shop
}
const add = async (shop: ShopClient, json: object) =>
  (await shop.write("POST", "/api/users/addresses", { json })).body as Address

describe("The profile", () => {
  it("changes name and phone number but not the e-mail address, and returns null for an empty phone number", async () => {
    const shop = new ShopClient()
    expect((await shop.register({ phone: "" })).user.phone).toBeNull()
    const before = await shop.me()
    const names = { first_name: "Augusta", last_name: "King" }
    const json = { ...names, phone: "0470", email: "other@example.org" }
    await shop.write("PUT", "/api/users/profile", { json })
    expect(await shop.me()).toEqual({ ...before, ...names, phone: "0470", version: ANOTHER })
    const saved = await shop.write("PUT", "/api/users/profile", { json: { ...names, phone: "" } })
    expect(saved.body).toMatchObject({ phone: null })
    for (const wrong of [{ ...names, first_name: "" }, { first_name: "Ada" }, { ...names, first_name: 1 }])
      expect(await shop.write("PUT", "/api/users/profile", { json: wrong })).toMatchObject({
        status: 400,
        body: { code: "invalid_request" },
      })
    expect(await shop.me()).toEqual({ ...before, ...names, version: ANOTHER })
  })

  it("can also be stored by an administrator", async () => {
    const shop = new ShopClient()
    const { user } = await shop.login(
      requireVariable("SHOP_ADMIN_EMAIL"),
      requireVariable("SHOP_ADMIN_PASSWORD"),
    )
    const { first_name, last_name } = user
    await shop.write("PUT", "/api/users/profile", { json: { first_name, last_name, phone: "02 123" } })
    expect(await shop.me()).toEqual({ ...user, phone: "02 123", version: ANOTHER })
  })

  it("rejects a change based on an outdated version", async () => {
    const shop = await customer()
    const { version } = await shop.me()
    const save = (first_name: string, read: string) =>
      shop.write("PUT", "/api/users/profile", {
        json: { first_name, last_name: "King" },
        headers: { "If-Match": `"${read}"` },
      })
    const saved = await save("Augusta", version)
    expect([saved.status, saved.headers.get("ETag")]).toEqual([200, `"${(await shop.me()).version}"`])
    const refused = await save("Ada", version)
    expect([refused.status, errorSchema.parse(refused.body).code]).toEqual([412, "changed_meanwhile"])
    expect((await shop.me()).first_name).toBe("Augusta")

    const home = await add(shop, HOME)
    const move = (street: string, read: string) =>
      shop.write("PUT", `/api/users/addresses/${home.id}`, {
        json: { ...HOME, street },
        headers: { "If-Match": `"${read}"` },
      })
    expect((await move("Rue Basse", home.version)).status).toBe(200)
    expect((await move("Rue Neuve", home.version)).status).toBe(412)
    expect(await shop.addresses()).toMatchObject([{ street: "Rue Basse" }])
  })
})

describe("The address book", () => {
  it("adds, changes and removes addresses", async () => {
    const shop = await customer()
    const first = await add(shop, { ...HOME, apartment: "3B" })
    expect(first).toMatchObject({ ...HOME, apartment: "3B", type: "shipping", is_default: true })
    const second = await add(shop, { ...HOME, country: "NL", postal_code: "1012 ab", city: "Amsterdam" })
    expect(second).toMatchObject({ is_default: false, postal_code: "1012 AB", apartment: null })
    const json = { ...second, street: "Damrak", is_default: true }
    await shop.write("PUT", `/api/users/addresses/${second.id}`, { json })
    expect(await shop.addresses()).toEqual([
      { ...second, street: "Damrak", is_default: true, version: ANOTHER },
      { ...first, is_default: false, version: ANOTHER },
    ])
    await shop.write("DELETE", `/api/users/addresses/${second.id}`)
    expect(await shop.addresses()).toEqual([{ ...first, is_default: false, version: ANOTHER }])
  })

  it("rejects addresses that the carrier does not serve or that do not fit its label", async () => {
    const shop = await customer()
    for (const [code, change] of [
      ["invalid_request", { country: "FR", postal_code: "7500" }],
      ["invalid_request", { country: "DE", postal_code: "10115" }],
      ["invalid_request", { type: "" }],
      ["invalid_request", { type: "x".repeat(41) }],
      ["label_too_long", { apartment: "bte 1234567890" }],
      ["outside_delivery_area", { country: "FR", postal_code: "97 110", city: "Pointe-à-Pitre" }],
      ["post_box_not_served", { street: "BP", number: "123" }],
    ] as const) {
      const answer = await shop.write("POST", "/api/users/addresses", { json: { ...HOME, ...change } })
      expect([answer.status, errorSchema.parse(answer.body).code]).toEqual([400, code])
    }
    const json = { ...HOME, street: "Rue Haute 120 bte 1204", number: "120", apartment: "2e étage" }
    expect(await add(shop, json)).toMatchObject({
      street: "Rue Haute",
      number: "120",
      apartment: "1204, 2e étage",
    })
  })

  it("defaults to Belgium and to a delivery address", async () => {
    const shop = await customer()
    expect(await add(shop, { ...HOME, country: undefined })).toMatchObject({
      country: "BE",
      type: "shipping",
    })
    expect(await add(shop, { ...HOME, type: "home" })).toMatchObject({ type: "home" })
  })

  it("has a maximum number of addresses", async () => {
    const shop = await customer()
    await add(shop, HOME)
    await Promise.all(Array.from({ length: 29 }, () => add(shop, HOME)))
    const answer = await shop.write("POST", "/api/users/addresses", { json: HOME })
    expect([answer.status, errorSchema.parse(answer.body).code]).toEqual([409, "too_many_addresses"])
  })
})

describe("An order in the account", () => {
  it("has its items, prices with VAT per rate, address and status, and belongs to the buyer, not to an account with its e-mail address", async () => {
    const [shop, victim] = [await customer(), await customer()]
    const { email } = await victim.me()
    const number = await buy(shop, { customer_email: email })
    const order = await orderIn(shop, number)
    const [engineOrder] = await (await EngineClient.signIn()).ordersNumbered(number)
    const { totals, payment } = order
    expect(order).toMatchObject({
      email,
      status: "paid",
      total: engineOrder?.total,
      items: [{ quantity: 2, vat_rate: expect.any(Number) }],
      shipping_address: {
        street: "Rue Haute",
        number: "12",
        apartment: "3",
        city: "Bruxelles",
        country: "BE",
      },
      delivery: { code: "home", tracking_number: null },
      timeline: [{ status: "paid" }],
    })
    expect(payment).toEqual({
      paid_cents: totals.total_cents,
      refunded_cents: 0,
      method: { kind: "card", brand: "visa", last4: "4242" },
    })
    expect(totals.subtotal_cents + totals.tax_cents).toBe(totals.total_cents)
    const alone = orderSchema.parse((await shop.send("GET", `/api/users/orders/${number}`)).body)
    expect({ ...alone, documents: [] }).toEqual({ ...order, documents: [] })
    expect(await victim.orders()).toEqual([])
  })
  it("is listed page by page, and also exported if the account has more orders than the list", async () => {
    const shop = await customer()
    const number = await buy(shop)
    await database.raw(
      `INSERT INTO "order" (id, custom_display_id, customer_id, sales_channel_id, region_id, version, status, email,
         currency_code, created_at, updated_at, is_draft_order)
       SELECT 'order_owned_' || n || :number, :number || '-' || n, customer_id, sales_channel_id, region_id, version, status,
         email, currency_code, created_at - n * interval '1 hour', updated_at, false
       FROM "order", generate_series(1, 204) n WHERE custom_display_id = :number`,
      { number },
    )
    const page = async (query: string) => {
      const { headers, body } = await shop.send("GET", `/api/users/orders${query}`)
      const numbers = ordersSchema.parse(body).map(({ order_number }) => order_number)
      return { total: headers.get("X-Total-Count"), numbers }
    }
    try {
      expect(await page("?limit=2")).toEqual({ total: "205", numbers: [number, `${number}-1`] })
      expect(await page("?limit=2&offset=203")).toEqual({
        total: "205",
        numbers: [`${number}-203`, `${number}-204`],
      })
      expect((await page("")).numbers).toHaveLength(200)
      const { orders } = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
      expect(orders).toHaveLength(205)
    } finally {
      await database.raw(`DELETE FROM "order" WHERE id LIKE 'order_owned_%'`)
    }
  })
})
