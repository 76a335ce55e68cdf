import { errorSchema, personalDataSchema } from "@bon-perroquet/contract"
import { restoredCartSchema } from "@bon-perroquet/contract/cart"
import { featuresSettingSchema, type Features } from "@bon-perroquet/contract/features"
import { administrator } from "@bon-perroquet/administration/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"

const FEATURES = "/api/admin/settings/features"
const TEXT = "Rappelez-moi ce panier par e-mail."

let admin: ShopClient
let before: Features
beforeAll(async () => {
  admin = await administrator()
  before = featuresSettingSchema.parse((await admin.send("GET", FEATURES)).body).value
  await remindAfter(2)
})
afterAll(() => remindAfter(0))

const remindAfter = (cart_reminder_hours: number) =>
  admin.write("PUT", FEATURES, { json: { ...before, cart_reminder_hours } })
let count = 0
const address = () => `cart-${Date.now()}-${(count += 1)}@example.org`

const agree = (shop: ShopClient, email: string, language = "fr") =>
  shop.write("PUT", `/api/cart/${shop.sessionId}/reminder`, {
    ...{ json: { email, agreed_text: TEXT }, headers: { "Accept-Language": language } },
  })

/** A cart with a product, whose owner agreed to a reminder. */
async function agreed(product: { id: string }, email = address(), quantity = 2) {
  const shop = new ShopClient()
  await shop.addItem(product.id, quantity)
  expect((await agree(shop, email)).status).toBe(200)
  return { shop, email }
}

const consents = (email: string) =>
  shopDatabase()<{ id: string; cart_id: string; agreed_text: string; sent_at: Date | null }>(
    "cart_reminder",
  ).where({
    email,
  })

/** Moves a cart and its consent into the past, as if nobody had changed it for hours. */
async function leave(email: string, hours = 3): Promise<void> {
  const [consent] = await consents(email)
  const id = consent?.cart_id ?? ""
  const past = shopDatabase().raw("now() - make_interval(hours => ?)", [hours])
  await shopDatabase()("cart").where({ id }).update({ updated_at: past })
  await shopDatabase()("cart_line_item").where({ cart_id: id }).update({ updated_at: past })
  await shopDatabase()("cart_reminder").where({ email }).update({ agreed_at: past })
}
const runReminders = () => runJob("send-cart-reminders")
const sent = (email: string) =>
  until("the reminder", async () => {
    await runReminders()
    return (await mailTo(email))[0]
  })
/** Address of the header for one-click unsubscription. */
const oneClickOf = async (email: string) => {
  const rows = shopDatabase()<{ unsubscribe_url: string | null }>("outbox_message").where({ to: email })
  return (await rows.first("unsubscribe_url"))?.unsubscribe_url ?? ""
}

it("a left cart is mailed once, in its language, with a link that restores the goods and without the address", async () => {
  const product = await ownProduct({ stock: 20 })
  const { shop, email } = await agreed(product)
  const [consent] = await consents(email)
  expect(consent).toMatchObject({ agreed_text: TEXT, sent_at: null })
  await leave(email)
  const { text } = await sent(email)
  expect(text).toContain(product.name_fr)
  await runReminders()
  expect(await mailTo(email)).toHaveLength(1)

  const { token } = await linkTo(email, "/cart-reminder")
  const phone = new ShopClient()
  const restore = async (by: ShopClient) => {
    const { body } = await by.write("POST", `/api/cart/${by.sessionId}/restored`, { json: { token } })
    return restoredCartSchema.parse(body)
  }
  expect(await restore(phone)).toMatchObject({
    is_restored: true,
    items: [{ product_id: product.id, quantity: 2 }],
  })
  expect((await restore(phone)).items).toMatchObject([{ quantity: 2 }])
  expect((await restore(shop)).items).toMatchObject([{ quantity: 2 }])
  const twice = new ShopClient()
  for (const { items } of await Promise.all([restore(twice), restore(twice)]))
    expect(items).toMatchObject([{ quantity: 2 }])
  const other = await ownProduct({ stock: 20 })
  const busy = new ShopClient()
  await busy.addItem(other.id)
  expect(await restore(busy)).toMatchObject({ is_restored: true, items: [{}, {}] })
  await buy(shop, { customer_email: email }, product.id)
  const third = new ShopClient()
  await third.addItem(other.id)
  expect(await restore(third)).toMatchObject({ is_restored: false, items: [{ product_id: other.id }] })
  const forged = await phone.write("POST", `/api/cart/${phone.sessionId}/restored`, {
    json: { token: "x.y" },
  })
  expect([forged.status, errorSchema.parse(forged.body).code]).toEqual([400, "link_expired"])
})

it("no reminder is sent after a withdrawal, before the hours have passed, to an address that ordered, or about goods that are out of stock", async () => {
  const [product, gone] = [await ownProduct({ stock: 40 }), await ownProduct({ stock: 9 })]
  const withdrawn = await agreed(product)
  expect(
    (await withdrawn.shop.write("DELETE", `/api/cart/${withdrawn.shop.sessionId}/reminder`)).status,
  ).toBe(200)
  expect(await consents(withdrawn.email)).toEqual([])
  const recent = await agreed(product)
  await leave(recent.email, 1)
  const ordered = await agreed(product)
  await buy(ordered.shop, { customer_email: ordered.email }, product.id)
  await leave(ordered.email)
  const elsewhere = await agreed(product)
  await buy(new ShopClient(), { customer_email: elsewhere.email.toUpperCase() }, product.id)
  await shopDatabase()("cart_line_item")
    .where({ cart_id: (await consents(elsewhere.email))[0]?.cart_id ?? "" })
    .update({ updated_at: shopDatabase().raw("now() - interval '3 hours'") })
  const inPart = await agreed(product)
  await inPart.shop.addItem(gone.id, 1)
  const nothing = await agreed(gone)
  await admin.write("PATCH", `/api/admin/products/${gone.id}/stock`, { json: { stock: 0 } })
  await leave(inPart.email)
  await leave(nothing.email)
  const { text } = await sent(inPart.email)
  expect(text).toContain(product.name_fr)
  expect(text).not.toContain(gone.name_fr)
  await runReminders()
  for (const { email } of [recent, ordered, elsewhere, nothing])
    expect((await mailTo(email)).filter(({ subject }) => subject.includes("panier vous"))).toEqual([])
})

it("a reader who refuses reminders, in the e-mail or in the mail program, never gets one again", async () => {
  const product = await ownProduct({ stock: 40 })
  const byLink = await agreed(product)
  const byProgram = await agreed(product)
  await leave(byLink.email)
  await leave(byProgram.email)
  await sent(byLink.email)
  const { token } = await linkTo(byLink.email, "/cart-reminder/end")
  expect((await new ShopClient().write("POST", "/api/cart-reminder/end", { json: { token } })).status).toBe(
    200,
  )
  await sent(byProgram.email)
  const { pathname, search } = new URL(await oneClickOf(byProgram.email))
  expect((await new ShopClient().write("POST", pathname + search)).status).toBe(200)
  for (const { email } of [byLink, byProgram]) {
    const shop = new ShopClient()
    await shop.addItem(product.id, 1)
    expect((await agree(shop, email)).status).toBe(200)
    expect((await consents(email)).filter(({ sent_at }) => sent_at === null)).toEqual([])
  }
})

it("the consent of a verified account is exported, and deleted with the account", async () => {
  const product = await ownProduct({ stock: 9 })
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  const { token } = await linkTo(user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  await shop.addItem(product.id, 1)
  await agree(shop, user.email)
  const { more } = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(more).toMatchObject({ cart_reminder: [{ agreed_text: TEXT, sent_at: null }] })
  await shop.write("DELETE", "/api/users/me", { json: { password } })
  expect(await consents(user.email)).toEqual([])
})

it("the shop asks for no consent and sends nothing while the reminder is off, and rejects invalid consents", async () => {
  const product = await ownProduct({ stock: 9 })
  const shop = new ShopClient()
  expect((await agree(shop, address())).status).toBe(404)
  await shop.addItem(product.id, 1)
  expect((await agree(shop, "nobody")).status).toBe(400)
  await remindAfter(0)
  expect((await agree(shop, address())).status).toBe(404)
  await remindAfter(2)
})
