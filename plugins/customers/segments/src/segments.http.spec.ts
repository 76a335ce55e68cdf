import {
  errorSchema,
  groupOfSegment,
  newSecondFactorSchema,
  segmentsSchema,
  type AdminProduct,
  type Segment,
  type Segments,
} from "@bon-perroquet/contract"
import { administrator, makeProduct, hideProducts } from "@bon-perroquet/administration/testing"
import { ShopClient } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { codeOf } from "@bon-perroquet/testing/authenticator"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"

let admin: ShopClient
let product: AdminProduct
beforeAll(async () => {
  admin = await administrator()
  product = await makeProduct(admin, { stock: 200, birds: ["amazon"] })
})
afterAll(hideProducts)

const refresh = () => runJob("refresh-segments")

/** Returns the segments of an account or a guest. */
async function segmentsOf(email: string, has_account = true): Promise<Segment[]> {
  const { rows } = await shopDatabase().raw<{ rows: { group: string }[] }>(
    `SELECT member.customer_group_id AS "group" FROM customer_group_customer member
     JOIN customer ON customer.id = member.customer_id WHERE customer.email = ? AND customer.has_account = ?`,
    [email, has_account],
  )
  const groups = rows.map(({ group }) => group)
  return (["new", "regular", "lapsed", "bird_amazon", "bird_macaw"] as const).filter((segment) =>
    groups.includes(groupOfSegment(segment)),
  )
}

/** Moves the orders of an address into the past. */
const age = (email: string, days: number) =>
  shopDatabase().raw(
    `UPDATE "order" SET created_at = now() - make_interval(days => :days) WHERE lower(email) = :email`,
    { days, email },
  )

async function customer() {
  const shop = new ShopClient()
  const { user } = await shop.register()
  return { shop, email: user.email }
}

async function buyer(orders = 1) {
  const person = await customer()
  for (let order = 0; order < orders; order += 1)
    await buy(person.shop, { customer_email: person.email }, product.id)
  return person
}

const overview = async (): Promise<Segments> =>
  segmentsSchema.parse((await admin.send("GET", "/api/admin/segments")).body)
const linesOf = (body: unknown) => String(body).replace("\uFEFF", "").split("\r\n")

test("a customer is new and owns the product's bird after the first paid order, gets their promotion when signed in, and lapses without another order", async () => {
  const { shop, email } = await buyer()
  const { shop: stranger, email: address } = await customer()
  const guestAddress = `guest-${address}`
  await buy(new ShopClient(), { customer_email: guestAddress }, product.id)
  await refresh()
  expect(await segmentsOf(email)).toEqual(["new", "bird_amazon"])
  expect(await segmentsOf(guestAddress, false)).toEqual(["new", "bird_amazon"])
  const exported = await shop.send("GET", "/api/users/export")
  expect(exported.body).toMatchObject({ more: { segments: expect.arrayContaining(["new", "bird_amazon"]) } })

  const answer = await admin.write("POST", "/api/admin/promotions", {
    json: {
      ...{ code: `Amazones ${Date.now()}`, is_automatic: true, on: "products", product_ids: [product.id] },
      ...{ category_ids: [], percent: 10, amount_cents: null, minimum_cents: null, limit: null },
      ...{ limit_per_email: null, segment: "bird_amazon", from: null, until: null, note: "" },
    },
  })
  expect(answer).toMatchObject({ status: 200, body: { form: { segment: "bird_amazon" } } })
  const { id } = answer.body as { id: string }
  const discountOf = async (client: ShopClient) => {
    await client.addItem(product.id, 2)
    return (await client.cart()).totals.discount_cents
  }
  expect(await discountOf(shop)).toBe(147)
  expect(await discountOf(stranger)).toBe(0)
  // The e-mail address of a member does not prove that the guest is the member.
  for (const customer_email of [email, guestAddress]) {
    const guest = new ShopClient()
    expect(await discountOf(guest)).toBe(0)
    await guest.openCheckout({ ...HOME, customer_email })
    expect((await guest.cart()).totals.discount_cents).toBe(0)
  }
  const { body } = await new ShopClient().send("GET", "/api/shop")
  expect(JSON.stringify(body)).not.toContain(id)
  expect((await admin.write("DELETE", `/api/admin/promotions/${id}`)).status).toBe(200)

  await age(email, 31)
  await refresh()
  expect(await segmentsOf(email)).toEqual(["bird_amazon"])
  await age(email, 181)
  await refresh()
  expect(await segmentsOf(email)).toEqual(["lapsed", "bird_amazon"])
  await age(email, 731)
  await refresh()
  expect(await segmentsOf(email)).toEqual(["lapsed"])
})

test("a customer with three paid orders within a year is regular, and refunded orders do not count", async () => {
  const { email } = await buyer(3)
  await refresh()
  expect(await segmentsOf(email)).toContain("regular")
  await shopDatabase().raw(
    `INSERT INTO refund (id, amount, raw_amount, payment_id)
     SELECT 'ref_' || gen_random_uuid(), capture.amount, capture.raw_amount, capture.payment_id FROM "order"
     JOIN order_payment_collection link ON link.order_id = "order".id
     JOIN payment ON payment.payment_collection_id = link.payment_collection_id
     JOIN capture ON capture.payment_id = payment.id
     WHERE "order".id = (SELECT max(id) FROM "order" WHERE email = ?)`,
    [email],
  )
  await refresh()
  expect(await segmentsOf(email)).toEqual(["new", "bird_amazon"])
})

test("guest orders count for the account with the same address once the address is verified", async () => {
  const { shop, email } = await customer()
  await buy(new ShopClient(), { customer_email: email }, product.id)
  await refresh()
  expect([await segmentsOf(email), await segmentsOf(email, false)]).toEqual([[], ["new", "bird_amazon"]])
  const { token } = await linkTo(email, "/auth/verify")
  expect((await shop.write("POST", "/api/auth/verify", { json: { token } })).status).toBe(200)
  await refresh()
  expect([await segmentsOf(email), await segmentsOf(email, false)]).toEqual([["new", "bird_amazon"], []])
})

test("the file of a segment has one line per person with escaped formulas and the proof of the consent, and none after an objection", async () => {
  const { shop, email } = await buyer()
  await buy(new ShopClient(), { customer_email: email }, product.id)
  await shopDatabase()("customer").where({ email }).update({ first_name: '=HYPERLINK("x")' })
  const text = "Newsletter: Nouveautés et promotions."
  await shop.write("PUT", "/api/users/preferences", { json: { newsletter: true, newsletter_text: text } })
  const { token } = await linkTo(email, "/newsletter/confirm")
  await shop.write("POST", "/api/newsletter/confirm", { json: { token } })
  await refresh()
  const { segments, subscribers } = await overview()
  expect(segments.find(({ name }) => name === "new")).toMatchObject({ people: expect.any(Number) })
  expect(subscribers).toBeGreaterThan(0)
  const { body: segment } = await admin.send("GET", "/api/admin/segments/new/members.csv")
  const [head, ...lines] = linesOf(segment)
  expect(head).toBe(
    "email;first_name;last_name;language;newsletter;newsletter_since;newsletter_source;newsletter_text",
  )
  const [line, ...others] = lines.filter((each) => each.startsWith(email))
  expect(others).toEqual([])
  expect(line).toContain(`"'=HYPERLINK(""x"")"`)
  expect(line).toMatch(new RegExp(`;yes;\\d{4}-\\d\\d-\\d\\dT[^;]+;account;${text}$`))
  const { body: all } = await admin.send("GET", "/api/admin/newsletter/subscribers.csv")
  const subscriber = linesOf(all).find((each) => each.startsWith(email))
  expect(subscriber).toMatch(new RegExp(`;\\d{4}-\\d\\d-\\d\\dT[^;]+;account;${text}$`))

  const objects = (segments_objected: boolean) =>
    shop.write("PUT", "/api/users/preferences", { json: { segments_objected } })
  const isInFile = async () => {
    const { body } = await admin.send("GET", "/api/admin/segments/new/members.csv")
    return linesOf(body).some((line) => line.startsWith(email))
  }
  expect([await segmentsOf(email), await isInFile()]).toEqual([["new", "bird_amazon"], true])
  expect(await objects(true)).toMatchObject({ status: 200, body: { segments_objected: true } })
  const both = async () => [await segmentsOf(email), await segmentsOf(email, false), await isInFile()]
  expect(await both()).toEqual([[], [], false])
  await refresh()
  expect(await both()).toEqual([[], [], false])
  const exported = await shop.send("GET", "/api/users/export")
  expect(exported.body).toMatchObject({ user: { segments_objected: true } })
  expect(await objects(false)).toMatchObject({ body: { segments_objected: false } })
  await refresh()
  expect(await segmentsOf(email)).toEqual(["new", "bird_amazon"])
})

const FILES = ["/api/admin/segments/new/members.csv", "/api/admin/newsletter/subscribers.csv"]

test("a file of members or subscribers needs a recent password, or a code if there is a second factor", async () => {
  const owner = await inviteAdministrator("owner")
  const { shop, password } = owner
  // This client has no password, so it does not repeat a rejected call with a proof.
  const thief = new ShopClient()
  const download = (token: string) => {
    thief.token = token
    return Promise.all(
      FILES.map(async (path) => {
        const { status, body, headers } = await thief.send("GET", path)
        return [status, status === 200 ? headers.get("content-disposition") : errorSchema.parse(body).proof]
      }),
    )
  }
  const both = (status: number, text: unknown) => FILES.map(() => [status, text])
  const files = both(200, expect.stringContaining(".csv"))
  expect(await download(owner.token)).toEqual(both(403, "password"))
  await shop.prove(password)
  expect(await download(owner.token)).toEqual(files)

  const setUp = await shop.write("POST", "/api/users/second-factor", { json: { password } })
  const { secret } = newSecondFactorSchema.parse(setUp.body)
  await shop.write("POST", "/api/users/second-factor/confirmation", { json: { code: codeOf(secret, -1) } })
  const again = new ShopClient()
  const signedIn = await again.write("POST", "/api/auth/login", {
    json: { email: owner.email, password, code: codeOf(secret, 0) },
  })
  const { token } = signedIn.body as { token: string }
  expect(await download(token)).toEqual(both(403, "code"))
  again.token = token
  await again.write("POST", "/api/auth/proof", { json: { code: codeOf(secret, 1) } })
  expect(await download(token)).toEqual(files)
  await removeAdministrator(owner)
})

test("only administrators who can read customers download the files of members and subscribers", async () => {
  const [goods, orders] = [await inviteAdministrator("goods"), await inviteAdministrator("orders")]
  const codeOf = async (shop: ShopClient, path: string) => {
    const { status, body } = await shop.send("GET", path)
    return [status, status === 200 ? null : errorSchema.parse(body).code]
  }
  for (const path of FILES) {
    expect(await codeOf(goods.shop, path)).toEqual([403, "role_not_allowed"])
    expect(await codeOf(orders.shop, path)).toEqual([200, null])
    expect((await new ShopClient().send("GET", path)).status).toBe(401)
  }
  expect((await admin.send("GET", "/api/admin/segments/unknown/members.csv")).status).toBe(400)
  await Promise.all([removeAdministrator(goods), removeAdministrator(orders)])
})
