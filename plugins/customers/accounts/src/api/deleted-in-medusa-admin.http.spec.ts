import { randomBytes } from "node:crypto"
import { changesSchema } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import {
  askEngine,
  bearer,
  inviteAdministrator,
  removeAdministrator,
} from "@bon-perroquet/testing/administrators"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { tablesWith, verify } from "../testing/people"

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles", country: "BE" }
const mark = () => `q${randomBytes(5).toString("hex")}`

const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
let database: Knex
let admin: ShopClient
beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  admin = new ShopClient()
  await admin.signInOwner()
})
afterEach(async () => {
  await stripe.resumeWebhooks()
})
afterAll(() => database.destroy())

async function remove(id: string) {
  await admin.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
  const headers = { ...bearer(admin.token ?? ""), "Accept-Language": "nl" }
  const answer = await askEngine("DELETE", `/admin/customers/${id}`, headers)
  return { status: answer.status, body: await answer.json() }
}
const removed = (id: string) => ({ status: 200, body: { id, object: "customer", deleted: true } })

const records = (email: string, where: { has_account?: boolean } = {}) =>
  database("customer")
    .where({ email, ...where })
    .orderBy("created_at")
    .pluck<string[]>("id")

async function bought(shop: ShopClient, customer_email: string, last_name = "Peeters"): Promise<void> {
  const number = await buy(shop, { customer_email, last_name })
  await until("the confirmation", async () =>
    (await mailTo(customer_email)).some(({ subject }) => subject.includes(number)),
  )
  await until("the invoice", async () => {
    const documents = await database("sales_document").whereRaw("content ->> 'order_number' = ?", [number])
    return documents.length > 0
  })
}

async function favourite(shop: ShopClient): Promise<void> {
  const product_ids = [(await shop.product("amandes-decortiquees")).id]
  expect((await shop.write("POST", "/api/favourites", { json: { product_ids } })).status).toBe(200)
}

const hide = (id: string) => database("customer").where({ id }).update({ deleted_at: database.fn.now() })

describe("A customer deleted in Medusa Admin", () => {
  it("remains only in orders and invoices, and is not named in the change log", async () => {
    const last_name = `Spoor${mark()}`
    const shop = new ShopClient()
    const { user, password } = await shop.register({ last_name })
    await verify(shop, user.email)
    await shop.write("POST", "/api/users/addresses", { json: ADDRESS })
    await favourite(shop)
    await bought(shop, user.email, last_name)
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    const text = `Préfère le matin, ${user.email}`
    await admin.write("POST", `/api/admin/customers/${user.id}/notes`, { json: { text } })
    expect(await tablesWith(database, text)).toEqual(["staff_note"])

    expect(await remove(user.id)).toEqual(removed(user.id))
    expect(await tablesWith(database, user.email)).toEqual(["order"])
    expect(await tablesWith(database, last_name)).toEqual(["order_address", "sales_document"])
    for (const table of ["favourite", "customer_address", "cart"])
      expect(await database(table).where({ customer_id: user.id })).toEqual([])

    expect((await shop.send("GET", "/api/users/me")).status).toBe(401)
    await expect(new ShopClient().login(user.email, password)).rejects.toMatchObject({ status: 401 })
    const change = await until("the change log", async () => {
      const { body } = await admin.send("GET", `/api/admin/changes?subject=setting&subject_id=${user.id}`)
      return changesSchema.parse(body).find(({ action }) => action === "deleted")
    })
    expect(change).toMatchObject({ by: requireVariable("SHOP_ADMIN_EMAIL"), label: `customers ${user.id}` })
    expect(await remove(user.id)).toEqual(removed(user.id))
  })

  it("who has no account is erased without effect on an account with the same e-mail address", async () => {
    const email = `guest-${mark()}@example.org`
    await bought(new ShopClient(), email)
    const shop = new ShopClient()
    const { user } = await shop.register({ email })
    const [guest = ""] = await records(email, { has_account: false })
    expect(await remove(guest)).toEqual(removed(guest))
    expect(await records(email)).toEqual([user.id])
    expect((await shop.me()).id).toBe(user.id)
    expect(await mailTo(email)).not.toEqual([])
  })

  it("stays while a payment is processing, and can be erased once the order exists", async () => {
    const shop = new ShopClient()
    const { user } = await shop.register()
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    await stripe.pauseWebhooks()
    const { session_id } = await shop.openCheckout({ ...HOME, customer_email: user.email })
    await stripe.pay(session_id)
    expect(await remove(user.id)).toMatchObject({
      status: 409,
      body: {
        type: "not_allowed",
        code: "cart_frozen",
        message: "Dit winkelmandje is net betaald: uw bestelling wordt verwerkt.",
      },
    })
    expect((await shop.me()).id).toBe(user.id)
    await stripe.resumeWebhooks()
    await until("the order", async () => (await shop.paymentStatus(session_id)).payment_status === "paid")
    expect(await remove(user.id)).toEqual(removed(user.id))
    expect(await records(user.email, { has_account: true })).toEqual([])
  })

  it("stays if the person is an administrator", async () => {
    const person = await inviteAdministrator("orders")
    await person.shop.write("POST", "/api/users/addresses", { json: ADDRESS })
    const [id = ""] = await records(person.email)
    expect(id).not.toBe("")
    expect(await remove(id)).toMatchObject({ status: 403, body: { code: "administrator_account" } })
    await new ShopClient().login(person.email, person.password)
    await removeAdministrator(person)
  })
})

it("a job erases customers that Medusa has hidden, but not guests who bought again with the address", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  await shop.write("POST", "/api/users/addresses", { json: ADDRESS })
  await favourite(shop)
  await shop.addItem((await shop.product("amandes-decortiquees")).id)
  await hide(user.id)
  await database("auth_identity").whereRaw("app_metadata ->> 'customer_id' = ?", [user.id]).delete()

  const [deletedEmail, restoredEmail] = [`gone-${mark()}@example.org`, `back-${mark()}@example.org`]
  for (const email of [deletedEmail, restoredEmail]) {
    await bought(new ShopClient(), email)
    for (const id of await records(email)) await hide(id)
  }
  await bought(new ShopClient(), restoredEmail)
  const [hidden, again] = await records(restoredEmail)
  expect(again).toBeDefined()

  const owner = await EngineClient.signIn()
  await owner.post("/admin/workflows-executions/job-erase-deleted-customers/run", {})
  await until("the hidden ones to be erased", async () => {
    const ids = [user.id, hidden ?? "", ...(await records(deletedEmail))]
    return (await database("customer").whereIn("id", ids)).length === 0
  })
  for (const table of ["favourite", "customer_address", "cart"])
    expect(await database(table).where({ customer_id: user.id })).toEqual([])
  await until("the messages to be erased", async () => (await mailTo(deletedEmail)).length === 0)
  expect(await tablesWith(database, deletedEmail)).toEqual(["order"])
  expect(await records(restoredEmail)).toEqual([again])
  expect(await mailTo(restoredEmail)).not.toEqual([])
})
