import {
  adminPromotionSchema,
  changesSchema,
  errorSchema,
  personalDataSchema,
  signedInSchema,
} from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"
import { tablesWith, verify } from "../testing/people"

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }

let database: Knex
beforeAll(() => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

const remove = (shop: ShopClient, password: string) =>
  shop.write("DELETE", "/api/users/me", { json: { password } })

async function administrator(): Promise<ShopClient> {
  const admin = new ShopClient()
  await admin.login(requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD"))
  return admin
}

interface Counted {
  campaign: { budget: { used: number } }
}

async function codeForOnce(admin: ShopClient) {
  const form = {
    ...{ code: `UNEFOIS-${Date.now()}`, is_automatic: false, on: "order", product_ids: [], category_ids: [] },
    ...{ percent: null, amount_cents: 100, minimum_cents: null, limit: null, limit_per_email: 1 },
    ...{ from: null, until: null, note: "" },
  }
  const created = await admin.write("POST", "/api/admin/promotions", { json: form })
  return adminPromotionSchema.parse(created.body)
}

/** Creates an order in the dashboard. @returns its number */
async function orderByPhone(admin: ShopClient, customer_email: string): Promise<string> {
  const cart = new ShopClient()
  await cart.addItem((await ownProduct()).id)
  const [method] = (await cart.delivery("BE")).methods
  const order = {
    ...{ ...HOME, cart_session_id: cart.sessionId, customer_email, language: "fr" },
    delivery_method: method?.id ?? "",
    expected_total_cents: method?.totals.total_cents ?? 0,
  }
  const placed = await admin.write("POST", "/api/admin/orders", { json: order })
  return (placed.body as { order_number: string }).order_number
}

describe("Personal data", () => {
  it("is exported as a file", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    await shop.write("POST", "/api/users/addresses", { json: ADDRESS })
    const number = await buy(shop)
    await orderIn(shop, number)
    const answer = await shop.send("GET", "/api/users/export")
    expect(answer.headers.get("content-disposition")).toMatch(/attachment/)
    const data = personalDataSchema.parse(answer.body)
    expect(data).toMatchObject({ user, addresses: [ADDRESS], orders: [{ order_number: number }] })
    expect((await new ShopClient().send("GET", "/api/users/export")).status).toBe(401)
  })

  it("remains only in orders and invoices after the account was deleted", async () => {
    const shop = new ShopClient()
    const { user, password } = await shop.register({ last_name: "Zonderspoor" })
    await verify(shop, user.email)
    await shop.write("POST", "/api/users/addresses", { json: ADDRESS })
    await shop.write("PUT", "/api/users/preferences", { json: { newsletter: true } })
    await shop.write("POST", "/api/auth/forgot", { json: { email: user.email } })
    await linkTo(user.email, "/auth/reset")
    await buy(new ShopClient(), { customer_email: user.email, last_name: "Zonderspoor" })
    const number = await buy(shop, { customer_email: user.email, last_name: "Zonderspoor" })
    await orderIn(shop, number)
    await until("the confirmations", async () => (await mailTo(user.email)).length >= 4)
    await until("the invoice", async () => (await orderIn(shop, number)).documents.length > 0)
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    await shop.openCheckout({ customer_email: user.email })
    const admin = await administrator()
    const text = `Madame Zonderspoor, ${user.email}`
    await admin.write("POST", `/api/admin/orders/${number}/notes`, { json: { text } })
    await admin.write("POST", `/api/admin/orders/${number}/messages`, { json: { subject: "Bonjour", text } })
    expect(await tablesWith(database, text)).toEqual(["order_message", "outbox_message", "staff_note"])

    expect(await tablesWith(database, user.email)).toEqual(
      expect.arrayContaining(["cart", "customer", "order"]),
    )
    expect(await remove(shop, password)).toMatchObject({ status: 200, body: { accepted: true } })
    expect(await tablesWith(database, user.email)).toEqual(["order"])
    // Invoices name the buyer and must be stored for ten years.
    expect(await tablesWith(database, "Zonderspoor")).toEqual(["order_address", "sales_document"])
    expect((await shop.cart()).items).toEqual([])

    for (const path of ["/api/users/me", "/api/users/orders", "/api/users/addresses", "/api/users/export"])
      expect((await shop.send("GET", path)).status).toBe(401)
    expect((await shop.write("POST", "/api/auth/refresh")).status).toBe(401)
    await expect(new ShopClient().login(user.email, password)).rejects.toMatchObject({ status: 401 })
    const again = new ShopClient()
    await again.register({ email: user.email })
    expect(await again.orders()).toEqual([])
    await remove(again, password)
  })

  it("cannot be read by a link that a new password ended, also after the account was deleted", async () => {
    const shop = new ShopClient()
    const { user, password } = await shop.register()
    await verify(shop, user.email)
    await buy(new ShopClient(), { customer_email: user.email })
    const { token } = await linkTo(user.email, "/orders/view")
    const read = async () => {
      const { status } = await new ShopClient().write("POST", "/api/orders/linked", { json: { token } })
      return status
    }
    expect(await read()).toBe(200)
    const json = { password, new_password: "amandes et noisettes" }
    const { body } = await shop.write("PUT", "/api/users/password", { json })
    shop.token = signedInSchema.parse(body).token
    expect(await read()).toBe(400)
    expect((await remove(shop, json.new_password)).status).toBe(200)
    expect(await read()).toBe(400)
  })

  it("is not in the change log, and after the deletion not in the uses of a code, whose count remains", async () => {
    const admin = await administrator()
    const engine = await EngineClient.signIn()
    const { id, code } = await codeForOnce(admin)
    const shop = new ShopClient()
    const { user, password } = await shop.register()
    await verify(shop, user.email)
    await shop.addItem((await shop.product("noix-de-cajou")).id)
    await shop.addCode(code)
    const number = await buy(shop, { customer_email: user.email })
    const counted = async () => {
      const { body } = await admin.send("GET", `/api/admin/promotions/${id}`)
      const { uses, discount_cents } = adminPromotionSchema.parse(body)
      const fields = "id,campaign.budget.used"
      const { promotion } = await engine.get<{ promotion: Counted }>(`/admin/promotions/${id}`, { fields })
      return { uses, discount_cents, budget: promotion.campaign.budget.used }
    }
    const once = { uses: 1, discount_cents: 100, budget: 1 }
    await until("the use counted", async () => (await counted()).budget === 1)
    expect(await counted()).toEqual(once)
    // Medusa's counter of the code contains the address, so that a second use is rejected.
    const before = await tablesWith(database, user.email)
    expect(before).toContain("promotion_campaign_budget_usage")
    expect(before).not.toContain("promotion_use")

    const byPhone = await orderByPhone(admin, user.email)
    await engine.post(`/admin/customers/${user.id}?fields=id`, { first_name: "Adèle" })
    const labels = await until("what was done in the list of changes", async () => {
      const { body } = await admin.send("GET", "/api/admin/changes?limit=50")
      const changes = changesSchema.parse(body)
      const edited = changes.find((each) => each.subject === "setting" && each.subject_id === user.id)
      const linked = changes.find((each) => each.action === "payment_link" && each.label === byPhone)
      return edited && linked && [edited.label, linked.label]
    })
    expect(labels).toEqual([`customers ${user.id}`, byPhone])
    expect(await tablesWith(database, user.email)).not.toContain("recorded_change")
    await until("the mails about both orders", async () => {
      const subjects = (await mailTo(user.email)).map(({ subject }) => subject)
      return [number, byPhone].every((each) => subjects.some((subject) => subject.includes(each)))
    })
    await until("the invoice", async () => (await orderIn(shop, number)).documents.length > 0)

    expect((await remove(shop, password)).status).toBe(200)
    expect(await tablesWith(database, user.email)).toEqual(["order"])
    expect(await counted()).toEqual(once)
  })

  it("of a guest stays if a stranger registers and deletes an account with the same address", async () => {
    const guest = new ShopClient()
    const email = `guest-${Date.now()}@example.org`
    const number = await buy(guest, { customer_email: email })
    await until("the confirmation", async () =>
      (await mailTo(email)).some(({ subject }) => subject.includes(number)),
    )
    await guest.addItem((await guest.product("amandes-decortiquees")).id)
    const { session_id } = await guest.openCheckout({ ...HOME, customer_email: email })
    const before = await tablesWith(database, email)

    const hijacker = new ShopClient()
    const { password } = await hijacker.register({ email })
    expect(await remove(hijacker, password)).toMatchObject({ status: 200 })

    expect(await tablesWith(database, email)).toEqual(before)
    expect((await mailTo(email)).some(({ subject }) => subject.includes(number))).toBe(true)
    expect(await guest.paymentStatus(session_id)).toMatchObject({ status: "open" })
    expect((await guest.cart()).items).toHaveLength(1)
    await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).pay(session_id)
    await until(
      "the payment's order",
      async () => (await guest.paymentStatus(session_id)).payment_status === "paid",
    )
  })

  it("is not used for e-mails about events from before the deletion", async () => {
    const shop = new ShopClient()
    const { user, password } = await shop.register()
    await verify(shop, user.email)
    const number = await buy(shop, { customer_email: user.email })
    const subjects = async () => (await mailTo(user.email)).map(({ subject }) => subject)
    await until("the confirmation", async () => (await subjects()).some((one) => one.includes(number)))
    expect((await remove(shop, password)).status).toBe(200)
    expect(await subjects()).toEqual([])
    const admin = await administrator()
    await admin.write("PUT", `/api/admin/orders/${number}/status`, { json: { status: "preparing" } })
    expect(await subjects()).toEqual([`Nous préparons votre commande ${number}`])
  })

  it("is not deleted with a wrong password, without one, or by a stranger", async () => {
    const shop = new ShopClient()
    await shop.register()
    const wrong = await remove(shop, "not this one")
    expect({ status: wrong.status, code: errorSchema.parse(wrong.body).code }).toEqual({
      status: 403,
      code: "wrong_password",
    })
    expect((await shop.write("DELETE", "/api/users/me", { json: {} })).status).toBe(400)
    expect((await remove(new ShopClient(), "noix de cajou")).status).toBe(401)
    expect((await shop.me()).first_name).toBe("Ada")
  })

  it("stays while the payment provider does not withdraw an open payment page", async () => {
    const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
    const shop = new ShopClient()
    const { password } = await shop.register()
    const product = (await shop.products()).find(({ stock }) => stock >= 1)
    await shop.addItem(product?.id ?? "", 1)
    await shop.openCheckout(HOME)
    await stripe.fault({ path: "/v1/checkout/sessions", status: 500, times: 1_000 })
    try {
      expect(await remove(shop, password)).toMatchObject({
        status: 503,
        body: { code: "payment_unavailable" },
      })
    } finally {
      await stripe.clearFaults()
    }
    expect((await remove(shop, password)).status).toBe(200)
  })

  it("is not deleted by the customer's call if the person is an administrator", async () => {
    const shop = new ShopClient()
    await shop.login(requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD"))
    const answer = await remove(shop, requireVariable("SHOP_ADMIN_PASSWORD"))
    expect(errorSchema.parse(answer.body).code).toBe("administrator_account")
  })
})
