import {
  backInStockAnswerSchema,
  errorSchema,
  personalDataSchema,
  wantedGoodsSchema,
  type AdminProduct,
} from "@bon-perroquet/contract"
import { administrator } from "@bon-perroquet/administration/testing"
import { ownProduct, requireVariable, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"

let admin: ShopClient
let database: Knex
beforeAll(async () => {
  admin = await administrator()
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

const soldOut = () => ownProduct({ stock: 0, name_nl: "Proefnoten" })
const stocked = (product: AdminProduct, stock: number) =>
  admin.write("PATCH", `/api/admin/products/${product.id}/stock`, { json: { stock } })
const address = () => `waits-${Date.now()}-${Math.random().toString(36).slice(2)}@example.org`
const ask = (product: { id: string }, json: object, shop = new ShopClient()) =>
  shop.write("POST", `/api/products/${product.id}/back-in-stock`, { json })
const answered = (call: "confirm" | "end", token: string) =>
  new ShopClient().write("POST", `/api/back-in-stock/${call}`, { json: { token } })
const codeOf = ({ body }: ShopAnswer) => errorSchema.parse(body).code
const subjects = async (email: string) => (await mailTo(email)).map(({ subject }) => subject)
const waitingFor = async (product: { id: string }) => {
  const { body } = await admin.send("GET", "/api/admin/back-in-stock")
  return wantedGoodsSchema.parse(body).find(({ product_id }) => product_id === product.id)
}
const confirmed = async (product: AdminProduct) => {
  const email = address()
  await ask(product, { email })
  const { token } = await linkTo(email, "/back-in-stock")
  await answered("confirm", token)
  return email
}
const requests = (email: string) =>
  database<{ confirmed_at: Date | null }>("back_in_stock_request").where({ email })

const CROWD = `
  INSERT INTO back_in_stock_request (id, product_id, variant_id, email, language, confirmed_at)
  SELECT 'bis_' || n || :mark, :product_id, :variant_id, CAST(:mark AS text) || '-' || n || '@example.org', 'fr',
    now() - interval '1 hour' + n * interval '1 second'
  FROM generate_series(1, CAST(:people AS integer)) n`
/** Marks all but three alerts as sent, so that the test does not wait for hundreds of e-mails. */
const ALL_MAILED_BUT_THREE = `
  INSERT INTO outbox_message (id, "to", language, subject, text, html, key, state, sent_at)
  SELECT 'mail_' || id, email, language, '', '', '', 'back-in-stock:' || id, 'sent', now()
  FROM back_in_stock_request WHERE variant_id = :variant_id ORDER BY confirmed_at LIMIT CAST(:people AS integer) - 3`

it("a confirmed request gets one alert in its language when stock returns, an unconfirmed one gets none", async () => {
  const product = await soldOut()
  const [wanting, silent] = [address(), address()]
  const dutch = new ShopClient({ language: "nl" })
  const { body } = await ask(product, { email: wanting.toUpperCase() }, dutch)
  expect(backInStockAnswerSchema.parse(body)).toEqual({ accepted: true, confirmed: false })
  await ask(product, { email: silent }, dutch)
  const { message, token } = await linkTo(wanting, "/nl/back-in-stock")
  expect(message.subject).toContain(product.name_nl)
  await linkTo(silent, "/nl/back-in-stock")
  expect(await waitingFor(product)).toBeUndefined()
  expect((await answered("confirm", token)).status).toBe(200)
  expect((await answered("confirm", token)).status).toBe(200)
  expect(await ask(product, { email: wanting }, dutch)).toMatchObject({ status: 200, body })
  expect(await waitingFor(product)).toMatchObject({ waiting: 1, stock: 0, size: null, sku: product.sku })

  await stocked(product, 3)
  const mail = await until("the word that it is back", async () =>
    (await mailTo(wanting)).find(({ text }) => text.includes(`/nl/products/${product.handle_nl}`)),
  )
  expect(mail.subject).toContain(product.name_nl)
  await until("the request is gone", async () => (await requests(wanting)).length === 0)
  expect(await subjects(wanting)).toHaveLength(2)
  expect(await subjects(silent)).toHaveLength(1)
  expect(codeOf(await answered("confirm", token))).toBe("link_expired")
})

it("a run of the job sends at most one alert per unit, oldest request first, and each waiting customer gets one in a day", async () => {
  const product = await soldOut()
  const people = [await confirmed(product), await confirmed(product), await confirmed(product)]
  await stocked(product, 2)
  const mailCounts = async () => (await Promise.all(people.map(subjects))).map((all) => all.length - 1)
  const rounds = () => database("back_in_stock_return").where({ variant_id: product.variants[0]?.id ?? "" })
  await until("the first two are told", async () => (await mailCounts()).join() === "1,1,0")
  expect(await rounds()).toHaveLength(1)
  await stocked(product, 1)
  await rounds().update({
    began_at: database.raw("now() - interval '20 hours'"),
    next_at: database.raw("now() - interval '1 second'"),
  })
  await until("the last is told", async () => (await mailCounts()).join() === "1,1,1")
  await until("the return is over", async () => (await rounds()).length === 0)
})

it("a batch of several rounds sends at most one alert per unit and leaves the other requests to the next batch", async () => {
  const product = await soldOut()
  const mark = `crowd-${Date.now()}`
  const crowd = { mark, people: 203, product_id: product.id, variant_id: product.variants[0]?.id ?? "" }
  try {
    await database.raw(CROWD, crowd)
    await database.raw(ALL_MAILED_BUT_THREE, crowd)
    await stocked(product, 201)
    const waiting = async () => (await waitingFor(product))?.waiting ?? 0
    await until("as many are told as there are units", async () => (await waiting()) <= 2)
    expect(await waiting()).toBe(2)
    expect(await subjects(`${mark}-201@example.org`)).toHaveLength(1)
    expect(await subjects(`${mark}-202@example.org`)).toEqual([])
    const { variant_id } = crowd
    const later = database("back_in_stock_return").where({ variant_id, left_in_turn: null })
    expect(await later.whereRaw("next_at > now() + interval '3 hours'")).toHaveLength(1)
  } finally {
    await database("back_in_stock_request").where({ variant_id: crowd.variant_id }).delete()
    await database("outbox_message").where("to", "like", `${mark}-%`).delete()
  }
})

it("a back-in-stock request is rejected for products in stock, unknown products and invalid addresses, and deleted by its link", async () => {
  const product = await soldOut()
  const email = address()
  expect(codeOf(await ask(await ownProduct(), { email }))).toBe("product_in_stock")
  expect((await ask({ id: "prod_none" }, { email })).status).toBe(404)
  expect((await ask(product, { email, variant_id: "variant_none" })).status).toBe(404)
  expect((await ask(product, { email: "nobody" })).status).toBe(400)
  expect(codeOf(await answered("confirm", "made.up"))).toBe("link_expired")
  await ask(product, { email })
  const { token } = await linkTo(email, "/back-in-stock")
  expect((await answered("end", token)).status).toBe(200)
  expect(await requests(email)).toEqual([])
  expect(codeOf(await answered("confirm", token))).toBe("link_expired")
  expect((await new ShopClient().send("GET", "/api/admin/back-in-stock")).status).toBe(401)
})

it("a verified account needs no confirmation, and its request is exported and deleted with the account", async () => {
  const product = await soldOut()
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  expect((await ask(product, { email: user.email }, shop)).body).toMatchObject({ confirmed: false })
  const { token } = await linkTo(user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  expect((await ask(product, { email: user.email }, shop)).body).toMatchObject({ confirmed: true })
  expect((await ask(product, { email: address() }, shop)).body).toMatchObject({ confirmed: false })
  const { more } = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(more.back_in_stock).toMatchObject([{ product_id: product.id }])
  await shop.write("DELETE", "/api/users/me", { json: { password } })
  expect(await requests(user.email)).toEqual([])
})
