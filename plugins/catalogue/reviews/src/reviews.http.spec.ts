import { createHmac } from "node:crypto"
import {
  adminReviewsSchema,
  adminReviewSchema,
  orderReviewsSchema,
  personalDataSchema,
  reviewsAnswerSchema,
  todaySchema,
  type AdminReview,
  type ReviewInput,
} from "@bon-perroquet/contract"
import { administrator, changesOf } from "@bon-perroquet/administration/testing"
import { Administrator, codeOf, sellOf } from "@bon-perroquet/orders/testing"
import { requireVariable, ownProduct, ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"

let admin: ShopClient
let orders: Administrator
let database: Knex
beforeAll(async () => {
  admin = await administrator()
  orders = await Administrator.signIn()
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

const visitor = new ShopClient()

/** Records that an order is delivered, which takes a tenth of the time of the call that also packs and ships it. */
const recordDelivery = (number: string) =>
  database.raw(
    `WITH sold AS (SELECT id FROM "order" WHERE custom_display_id = ?),
       change AS (
         INSERT INTO order_status_change (id, order_id, from_status, to_status, state, goods_moved, restock_sent, at)
         SELECT 'ordch_' || id, id, 'paid', 'delivered', 'done', true, true, now() FROM sold)
     INSERT INTO order_status (id, order_id, status, goods) SELECT 'ordst_' || id, id, 'delivered', 'taken' FROM sold
     ON CONFLICT (order_id) DO UPDATE SET status = 'delivered', goods = 'taken'`,
    [number],
  )

/** Buys a new product, and returns helpers to deliver and review it. */
async function buyer({ shop = new ShopClient(), handle = "" } = {}) {
  const product = await visitor.product(handle || (await ownProduct({ stock: 50 })).handle)
  const sale = await sellOf({ [product.handle]: 1 }, shop)
  const { token } = await linkTo(sale.email, "/orders/view")
  const write = (input: Partial<ReviewInput> = {}) =>
    shop.write("PUT", "/api/orders/linked/reviews", {
      json: {
        token,
        product_id: product.id,
        stars: 4,
        title: "Bon",
        text: "Coco en redemande.",
        author_name: "Ada P.",
        ...input,
      },
    })
  const deliver = () => recordDelivery(sale.number)
  return { ...sale, product, token, write, deliver }
}

const listed = async (search: string, query: Record<string, string> = {}) => {
  const words = new URLSearchParams({ search, ...query }).toString()
  return adminReviewsSchema.parse((await admin.send("GET", `/api/admin/reviews?${words}`)).body)
}
const findReview = async (text: string): Promise<AdminReview> => {
  const [review] = await listed(text)
  if (!review) throw new Error(`There is no review "${text}".`)
  return review
}
const decide = ({ id, version }: AdminReview, json: object, by = admin) =>
  by.write("PUT", `/api/admin/reviews/${id}`, {
    json: { refusal: null, reply: null, ...json },
    headers: { "If-Match": `"${version}"` },
  })
const published = async (id: string) =>
  reviewsAnswerSchema.parse((await visitor.send("GET", `/api/products/${id}/reviews`)).body)
const unique = () => `avis ${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

it("a buyer can review after the delivery, the review and its stars appear once it is published, and can be changed and deleted", async () => {
  const { product, write, number, token } = await buyer()
  const text = unique()
  expect(codeOf(await write({ text }))).toBe("review_too_early")
  await orders.set(number, "delivered")
  expect(codeOf(await write({ text, product_id: "prod_other" }))).toBe("product_not_found")
  expect((await write({ text, stars: 6 })).status).toBe(400)
  const [own] = orderReviewsSchema.parse((await write({ text })).body).products
  expect(own).toMatchObject({ product_id: product.id, review: { stars: 4, state: "waiting" } })
  expect(await published(product.id)).toMatchObject({ rating: null, reviews: [] })
  const { reviews: waiting } = todaySchema.parse((await admin.send("GET", "/api/admin/today")).body)
  expect(waiting).toBeGreaterThan(0)

  const review = await findReview(text)
  expect((await decide(review, { state: "published", reply: "Merci !" })).status).toBe(200)
  expect((await decide(review, { state: "published" })).status).toBe(412)
  expect(await published(product.id)).toMatchObject({
    rating: { average: 4, count: 1 },
    by_stars: [0, 0, 0, 1, 0],
    reviews: [{ text, author_name: "Ada P.", reply: "Merci !" }],
  })
  const rating = await until("the stars", async () => (await visitor.product(product.id)).rating)
  expect(rating).toEqual({ average: 4, count: 1 })
  const [change] = await changesOf(admin, product.id)
  expect(change).toMatchObject({ action: "review", after: { state: "published" } })

  // An identical review changes nothing, a changed one replaces it and awaits approval again.
  await write({ text })
  expect((await published(product.id)).rating).toEqual({ average: 4, count: 1 })
  await write({ text, stars: 1 })
  expect((await published(product.id)).rating).toBeNull()
  expect(await listed(text)).toMatchObject([{ state: "waiting", stars: 1 }])
  await visitor.write("POST", "/api/orders/linked/reviews/removal", {
    json: { token, product_id: product.id },
  })
  expect(await listed(text)).toEqual([])
})

it("the author of a refused review is e-mailed the rule, and its reporter is e-mailed the decision", async () => {
  const { write, deliver, email, product } = await buyer()
  await deliver()
  const text = unique()
  await write({ text, stars: 1 })
  const review = await findReview(text)
  const report = {
    rule: "advertising",
    text: "Il vante une autre boutique.",
    email: `n${Date.now()}@example.org`,
  }
  const address = `/api/reviews/${review.id}/reports`
  expect(codeOf(await visitor.write("POST", address, { json: report }))).toBe("review_not_found")
  await decide(review, { state: "published" })
  expect((await visitor.write("POST", address, { json: report })).status).toBe(200)
  const [reported] = await listed(text, { reported: "true" })
  expect(reported?.reports).toMatchObject([{ rule: "advertising", text: report.text }])
  if (!reported) return
  expect((await decide(reported, { state: "refused" })).status).toBe(400)
  const packer = await inviteAdministrator("orders")
  expect((await decide(reported, { state: "refused", refusal: "advertising" }, packer.shop)).status).toBe(403)
  await removeAdministrator(packer)
  const refused = adminReviewSchema.parse(
    (await decide(reported, { state: "refused", refusal: "advertising" })).body,
  )
  expect(refused).toMatchObject({ state: "refused", reports: [] })
  expect((await published(product.id)).rating).toBeNull()
  const mail = await until("the reason by mail", async () =>
    (await mailTo(email)).find(({ subject }) => subject.startsWith("Votre avis")),
  )
  expect(mail.text).toContain("publicité")
  await until("the decision by mail", async () =>
    (await mailTo(report.email)).find(({ text: mailText }) => mailText.includes("n’est plus publié")),
  )
})

it("an author's review is exported, and becomes anonymous when the account is deleted", async () => {
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  const { token: proof } = await linkTo(user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token: proof } })
  const { write, deliver, product, number } = await buyer({ shop })
  await deliver()
  const text = unique()
  await write({ text })
  await decide(await findReview(text), { state: "published" })
  const own = await shop.send("GET", `/api/users/orders/${number}/reviews`)
  expect(orderReviewsSchema.parse(own.body).products).toMatchObject([{ review: { state: "published" } }])
  const stranger = new ShopClient()
  await stranger.register()
  expect((await stranger.send("GET", `/api/users/orders/${number}/reviews`)).status).toBe(404)
  const exportedData = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(exportedData.more.reviews).toMatchObject([{ text, order_number: number }])
  expect((await shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  expect((await published(product.id)).reviews).toMatchObject([{ text, author_name: null }])
  expect(await findReview(text)).toMatchObject({ order_number: null })
})

const ownReview = ({ body }: ShopAnswer) => orderReviewsSchema.parse(body).products[0]?.review
const LINK = /\/orders\/view\?token=([\w.-]+)/

it.each([
  { who: "a verified account that orders with their address", isVerified: true },
  { who: "an account that was opened with their address", isVerified: false },
])("a review is not read, replaced or deleted by $who", async ({ isVerified }) => {
  const author = await buyer()
  await author.deliver()
  const text = unique()
  await author.write({ text })

  const shop = new ShopClient()
  const { user } = await shop.register(isVerified ? {} : { email: author.email })
  if (isVerified) {
    const { token } = await linkTo(user.email, "/auth/verify")
    await shop.write("POST", "/api/auth/verify", { json: { token } })
  }
  const number = await buy(shop, { customer_email: author.email }, author.product.id)
  await recordDelivery(number)
  const address = `/api/users/orders/${number}/reviews`
  expect(ownReview(await shop.send("GET", address))).toBeNull()
  expect(ownReview(await shop.write("DELETE", `${address}/${author.product.id}`))).toBeNull()
  const other = { stars: 1, title: "Non", text: unique(), author_name: "B.", product_id: author.product.id }
  expect(ownReview(await shop.write("PUT", address, { json: other }))).toMatchObject({ text: other.text })
  expect([await listed(text), await listed(other.text)]).toMatchObject([[{ stars: 4 }], [{ stars: 1 }]])

  const token = await until("the link of the other order", async () => {
    const mails = await mailTo(author.email)
    return LINK.exec(mails.find(({ subject }) => subject.includes(number))?.text ?? "")?.[1]
  })
  const linked = await visitor.write("PUT", "/api/orders/linked/reviews", {
    json: { ...other, token, stars: 5, text: `${text} Toujours.` },
  })
  expect(ownReview(linked)).toMatchObject({ stars: 5 })
  expect(await listed(text)).toHaveLength(1)
  expect(ownReview(await shop.send("GET", address))).toMatchObject({ text: other.text })
  const exportedData = personalDataSchema.parse((await shop.send("GET", "/api/users/export")).body)
  expect(exportedData.more.reviews).toMatchObject([{ text: other.text }])

  await decide(await findReview(other.text), { state: "refused", refusal: "off_topic" })
  const mail = await until("the reason by mail", async () =>
    (await mailTo(isVerified ? user.email : author.email)).find(({ subject }) =>
      subject.startsWith("Votre avis"),
    ),
  )
  expect(LINK.test(mail.text)).toBe(!isVerified)
  expect(mail.text.includes(`/profile/orders/${number}`)).toBe(isVerified)
})

it("the link of an order can edit the review that its buyer wrote in an unverified account", async () => {
  const shop = new ShopClient()
  await shop.register()
  const { product, number, token, deliver, write } = await buyer({ shop })
  await deliver()
  const text = unique()
  const json = { stars: 2, title: "Bof", text, author_name: "Ada P.", product_id: product.id }
  await shop.write("PUT", `/api/users/orders/${number}/reviews`, { json })
  const linked = await visitor.write("POST", "/api/orders/linked/reviews", { json: { token } })
  expect(ownReview(linked)).toMatchObject({ text })
  await write({ text, stars: 3 })
  expect(await listed(text)).toMatchObject([{ stars: 3 }])
})

const bySecret = (email: string) =>
  createHmac("sha256", requireVariable("JWT_SECRET"))
    .update(`review-silence\n${email.toLowerCase()}`)
    .digest("base64url")

it("one review invitation is sent some days after the delivery, and none to people who opted out, even if the shop's secret changed since", async () => {
  const requester = await buyer()
  const { handle } = requester.product
  const [silent, rotated, long] = [await buyer({ handle }), await buyer({ handle }), await buyer({ handle })]
  for (const { token } of [silent, rotated]) {
    const silenced = await visitor.write("POST", "/api/orders/linked/reviews/silence", { json: { token } })
    expect(silenced.status).toBe(200)
  }
  await database("review_silence")
    .where({ person: bySecret(rotated.email) })
    .update({ person: `rotated-${rotated.number}` })
  await database("review_silence").insert({ person: bySecret(long.email) })
  const quiet = [silent, rotated, long]
  for (const { deliver, number } of [...quiet, requester]) {
    await deliver()
    const order = database("order").where({ custom_display_id: number }).select("id")
    await database("order_status_change")
      .whereIn("order_id", order)
      .update({ at: database.raw("now() - interval '8 days'") })
  }
  const requests = async ({ email, number }: { email: string; number: string }) =>
    (await mailTo(email)).filter(({ subject }) => subject.includes("perroquet") && subject.includes(number))
  await runJob("ask-for-reviews")
  await until("the request", async () => (await requests(requester)).length > 0)
  const orderOf = ({ number }: { number: string }) =>
    database("order").where({ custom_display_id: number }).first<{ id: string }>("id")
  for (const one of quiet) {
    const { id } = await orderOf(one)
    await until("all seen to", () => database("review_request").where({ order_id: id }).first())
  }
  const counts = await Promise.all([requester, ...quiet].map(requests))
  expect(counts.map(({ length }) => length)).toEqual([1, 0, 0, 0])
})
