import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { deleteReplacedAddresses } from "@bon-perroquet/medusa-sql"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { erasePerson, unverifiedAccounts } from "../personal-data/erase-rows"
import { forgetAbandoned } from "./abandoned"

let database: Knex
beforeAll(() => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

async function age(shop: ShopClient, email: string, days: number): Promise<void> {
  const then = database.raw("now() - make_interval(days => ?)", [days])
  const { cart_id } = await database<{ cart_id: string }>("session_cart")
    .where({ session_id: shop.sessionId })
    .first()
    .then((row) => row ?? { cart_id: "" })
  await database("cart").where({ id: cart_id }).update({ updated_at: then })
  await database("cart_line_item").where({ cart_id }).update({ updated_at: then })
  await database("checkout_attempt").where({ cart_id }).update({ updated_at: then })
  await database("customer").where({ email }).update({ updated_at: then })
}

async function sweepAll(): Promise<void> {
  for (;;) {
    const { carts, attempts, guests } = await forgetAbandoned(database)
    if (carts + attempts + guests === 0) return
  }
}

async function rowsWith(email: string): Promise<number> {
  const counts = await Promise.all(
    ["cart", "customer", "checkout_attempt"].map((table) =>
      database(table).where({ email }).count("* as count").first(),
    ),
  )
  return counts.reduce((sum, row) => sum + Number(row?.["count"] ?? 0), 0)
}

describe("Abandoned data", () => {
  it("is deleted after 90 days: cart, session, guest and the e-mail address of a payment page", async () => {
    const shop = new ShopClient()
    const email = `gone-${Date.now()}@example.org`
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    await shop.openCheckout({ ...HOME, customer_email: email })
    await shop.cancelCheckout()
    await age(shop, email, 89)
    await sweepAll()
    expect(await rowsWith(email)).toBe(3)
    await age(shop, email, 91)
    await sweepAll()
    expect(await rowsWith(email)).toBe(0)
    expect(await database("session_cart").where({ session_id: shop.sessionId })).toEqual([])
    expect((await shop.cart()).items).toEqual([])
    expect((await shop.addItem((await shop.product("amandes-decortiquees")).id)).items).toHaveLength(1)
  })

  it("includes a cart's address as soon as the shopper enters another one, and addresses that earlier versions left", async () => {
    const shop = new ShopClient()
    const street = `Rue ${shop.sessionId.slice(-12)}`
    const kept = async () => (await database("cart_address").where("address_1", "like", `${street}%`)).length
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    await shop.openCheckout({
      ...HOME,
      address: { street, number: "12", postal_code: "1000", city: "Bruxelles" },
    })
    expect(await kept()).toBe(1)
    await shop.openCheckout(HOME)
    expect(await kept()).toBe(0)
    await database("cart_address").insert({ id: `caaddr_${street}`, address_1: street })
    await deleteReplacedAddresses(database)
    expect(await kept()).toBe(0)
    const [cart] = await database("session_cart")
      .join("cart", "cart.id", "cart_id")
      .where({ session_id: shop.sessionId })
    expect(cart).toMatchObject({ shipping_address_id: expect.any(String) })
  })

  it("includes the e-mail addresses that used a code, 90 days after the end of its promotion", async () => {
    const admin = new ShopClient()
    await admin.signInOwner()
    const form = {
      ...{ code: `FINIE-${Date.now()}`, is_automatic: false, on: "order", product_ids: [], category_ids: [] },
      ...{ percent: 10, amount_cents: null, minimum_cents: null, limit: null, limit_per_email: 1 },
      ...{ from: null, until: null, note: "" },
    }
    const { body } = await admin.write("POST", "/api/admin/promotions", { json: form })
    const { id, code } = body as { id: string; code: string }
    const shop = new ShopClient()
    const attribute_value = `${code.toLowerCase()}@example.org`
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    await shop.addCode(code)
    await buy(shop, { customer_email: attribute_value })
    const storedUses = () => database("promotion_campaign_budget_usage").where({ attribute_value })
    await until("the use counted", async () => (await storedUses()).length === 1)
    const endedFor = (days: number) =>
      database("promotion_campaign")
        .whereIn("id", database("promotion").where({ id }).select("campaign_id"))
        .update({ ends_at: database.raw("now() - make_interval(days => ?)", [days]) })

    await sweepAll()
    expect(await storedUses()).toHaveLength(1)
    await endedFor(89)
    await sweepAll()
    expect(await storedUses()).toHaveLength(1)
    await endedFor(91)
    await sweepAll()
    expect(await storedUses()).toEqual([])
    expect((await admin.send("GET", `/api/admin/promotions/${id}`)).body).toMatchObject({ uses: 1 })
  })

  it("excludes paid orders, open payment pages and data of an account", async () => {
    const [buyer, paying, account] = [new ShopClient(), new ShopClient(), new ShopClient()]
    const [kept, open] = [`kept-${Date.now()}@example.org`, `paying-${Date.now()}@example.org`]
    const almonds = (await paying.product("amandes-decortiquees")).id
    const number = await buy(buyer, { customer_email: kept })
    await paying.addItem(almonds)
    await paying.openCheckout({ ...HOME, customer_email: open })
    const { user } = await account.register()
    await account.addItem(almonds)
    await age(buyer, kept, 400)
    await age(paying, open, 400)
    await age(account, user.email, 400)
    await sweepAll()
    expect(await database("order").where({ custom_display_id: number })).toHaveLength(1)
    expect(await rowsWith(kept)).toBeGreaterThan(0)
    for (const shop of [paying, account]) expect((await shop.cart()).items).toHaveLength(1)
    await paying.cancelCheckout()
  })

  it("includes skipped subscription deliveries of an account", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    const metadata = JSON.stringify({ repeat_delivery_run: "reprun_left_out" })
    const carts = () => database("cart").where({ customer_id: user.id })
    await carts().update({ metadata })
    await age(shop, user.email, 91)
    await sweepAll()
    expect(await carts()).toEqual([])
  })
})

describe("An account with an unverified address", () => {
  /** Tests use large numbers of days, because the job starts with the oldest accounts. */
  async function opened(days: number): Promise<{ shop: ShopClient; id: string; email: string }> {
    const shop = new ShopClient()
    const { user } = await shop.register()
    const created_at = database.raw("now() - make_interval(days => ?)", [days])
    await database("customer").where({ id: user.id }).update({ created_at })
    return { shop, id: user.id, email: user.email }
  }

  it("is deleted after 30 days and frees its address, unless it was verified or has bought", async () => {
    const [idle, young, verified, buyer] = [
      await opened(9_000),
      await opened(29),
      await opened(9_000),
      await opened(9_000),
    ]
    const { token } = await linkTo(verified.email, "/auth/verify")
    expect((await verified.shop.write("POST", "/api/auth/verify", { json: { token } })).status).toBe(200)
    await buy(buyer.shop, { customer_email: buyer.email })
    const due = await unverifiedAccounts(database)
    const isDue = ({ id }: { id: string }) => due.some(({ customer }) => customer === id)
    expect([idle, young, verified, buyer].map(isDue)).toEqual([true, false, false, false])
    for (const person of due) if (person.customer === idle.id) await erasePerson(database, person)
    expect((await idle.shop.send("GET", "/api/users/me")).status).toBe(401)
    expect((await new ShopClient().register({ email: idle.email })).user.id).not.toBe(idle.id)
  })
})
