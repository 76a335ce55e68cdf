import { requireVariable, EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { askEngine, bearer } from "@bon-perroquet/testing/administrators"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import {
  Administrator,
  type ChargedOrder,
  chargedFor,
  codeOf,
  makeDraft,
  MedusaAdminOrder,
  plentyOf,
  sellOf,
} from "../testing"
import { stripe } from "../testing/sale"

const HANDLE = "papaye-en-des"
const OTHER = "cynorrhodons"

let engine: EngineClient
let administrator: Administrator
let sold: ChargedOrder
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
  await plentyOf(engine, OTHER)
  sold = await chargedFor(engine, (await sellOf({ [HANDLE]: 2 })).number)
})
afterEach(() => stripe().resumeWebhooks())

interface LinkedDraft {
  number: string
  email: string
  cents: number
  shop: ShopClient
  token: string
}

async function draftWithLink(language: "fr" | "nl" = "nl"): Promise<LinkedDraft> {
  const { id, email, total, custom_display_id } = await makeDraft(engine, sold)
  // A draft is no order for Medusa Admin's extension.
  const asOrder = await askEngine("GET", `/admin/shop-orders/${id}`, bearer(engine.token))
  expect([asOrder.status, await asOrder.json()]).toMatchObject([404, { message: "order_not_found" }])
  await engine.post(`/admin/shop-orders/${id}/payment-link`, { language })
  const { token } = await linkTo(email, "/orders/view")
  const cents = Math.round(total * 100)
  return { email, cents, number: custom_display_id ?? "", shop: new ShopClient(), token }
}

const origin_url = requireVariable("SHOP_URL")
const follow = ({ shop, token }: LinkedDraft) =>
  shop.write("POST", "/api/orders/linked/payment", { json: { token, origin_url } })
const send = (number: string, json: object = {}) =>
  administrator.shop.write("POST", `/api/admin/orders/${number}/payment-link`, { json })

async function pageOf(order: LinkedDraft): Promise<string> {
  const answer = await follow(order)
  expect(codeOf(answer)).toBe("")
  return (answer.body as { session_id: string }).session_id
}

const read = async ({ shop, token }: LinkedDraft) =>
  (await shop.write("POST", "/api/orders/linked", { json: { token } })).body as {
    status: string
    to_pay_cents: number | null
  }

const paid = (number: string) =>
  until(`${number} paid, with its invoice`, async () => {
    const order = await administrator.order(number)
    return order.status === "paid" && order.documents.length === 1 && order
  })

const subjects = async ({ email, number }: Pick<LinkedDraft, "email" | "number">) =>
  (await mailTo(email)).map(({ subject }) => subject.replace(number, "N")).reverse()

async function atStripe(number: string): Promise<{ taken: number; back: number }> {
  const { sessions, refunds } = await stripe().state("sessions", "refunds")
  const pages = sessions.filter(
    ({ metadata, payment_status }) => metadata?.order_number === number && payment_status === "paid",
  )
  const intents = pages.map(({ payment_intent }) => payment_intent)
  const back = refunds.filter(({ payment_intent }) => intents.includes(payment_intent))
  return {
    taken: pages.reduce((sum, { amount_total }) => sum + (amount_total ?? 0), 0),
    back: back.reduce((sum, { amount }) => sum + amount, 0),
  }
}

it("a draft's payment link is paid once, from two tabs and from a new payment page", async () => {
  const order = await draftWithLink()
  const { number, cents, shop } = order
  const before = await administrator.order(number)
  expect(before).toMatchObject({
    status: "pending",
    due_cents: cents,
    payment_links: [
      { email: order.email, amount_cents: cents, by: { email: requireVariable("SHOP_ADMIN_EMAIL") } },
    ],
  })
  expect(await subjects(order)).toEqual(["Uw bestelling N betalen"])
  expect(await read(order)).toMatchObject({ status: "pending", to_pay_cents: cents })

  const [one, other] = await Promise.all([pageOf(order), pageOf({ ...order, shop: new ShopClient() })])
  expect(other).toBe(one)
  const page = await stripe().session(one)
  expect(page).toMatchObject({ amount_total: cents, customer_email: order.email })
  expect(page.metadata).toMatchObject({ order_number: number })
  expect(page).toMatchObject({ customer: null, payment_intent: null })
  await stripe().expire(one)
  const anew = await pageOf(order)
  expect(anew).not.toBe(one)
  await stripe().pay(anew)
  await until("the payment", async () => (await shop.paymentStatus(anew)).payment_status === "paid")
  expect((await shop.paymentStatus(anew)).metadata.order_number).toBe(number)

  const after = await paid(number)
  expect(after).toMatchObject({ due_cents: 0, payment: { paid_cents: cents, method: { kind: "card" } } })
  await until("the thanks", async () => (await subjects(order)).length === 2)
  expect((await subjects(order))[1]).toBe("Bedankt voor uw bestelling N")
  const inEngine = await MedusaAdminOrder.numbered(engine, number)
  const payments = (await inEngine.read("payment_collections")).flatMap((collection) => collection.payments)
  expect(payments.flatMap(({ captures }) => captures)).toHaveLength(1)
  expect(await inEngine.pendingDifference()).toBeCloseTo(0, 5)
  expect(codeOf(await follow(order))).toBe("nothing_to_pay")
  expect(codeOf(await send(number))).toBe("nothing_to_pay")
  expect(await atStripe(number)).toEqual({ taken: cents, back: 0 })
  await administrator.set(number, "cancelled")
  expect(await atStripe(number)).toEqual({ taken: cents, back: cents })
})

it("an order marked as paid in Medusa Admin cannot be paid by its link", async () => {
  const order = await draftWithLink("fr")
  const page = await pageOf(order)
  await (await MedusaAdminOrder.numbered(engine, order.number)).markAsPaid()
  await paid(order.number)
  expect((await stripe().session(page)).status).toBe("expired")
  expect(codeOf(await follow(order))).toBe("nothing_to_pay")
  expect(await read(order)).toMatchObject({ status: "paid", to_pay_cents: null })
  expect(await atStripe(order.number)).toEqual({ taken: 0, back: 0 })
})

it("an order paid by link and marked as paid at the same time keeps one payment and refunds the other", async () => {
  const order = await draftWithLink("fr")
  const page = await pageOf(order)
  const inEngine = await MedusaAdminOrder.numbered(engine, order.number)
  const [, byHand] = await Promise.allSettled([stripe().pay(page), inEngine.payInAnotherCollection()])
  const { payment } = await paid(order.number)
  expect(payment.paid_cents).toBe(order.cents)
  // If the link was paid first, Medusa Admin gets an error. Otherwise the payment by link is refunded.
  const isByHand = byHand.status === "fulfilled"
  const money = await until("the other one back", async () => {
    const { taken, back } = await atStripe(order.number)
    return taken - back === (isByHand ? 0 : order.cents) && { taken, back }
  })
  if (money.back)
    await until("a message about it", async () =>
      (await subjects(order)).includes("Votre paiement N vous est remboursé"),
    )
})

it("a payment link is sent again in another language, strangers cannot open it, and a cancellation ends it", async () => {
  const order = await draftWithLink()
  expect(codeOf(await send(order.number, { language: "fr" }))).toBe("")
  await until("another message", async () => (await subjects(order)).length === 2)
  expect((await subjects(order))[1]).toBe("Payer votre commande N")
  expect((await administrator.order(order.number)).payment_links).toHaveLength(2)
  const forged = { ...order, token: `${order.token.slice(0, -2)}aa` }
  expect(codeOf(await follow(forged))).toBe("link_expired")
  const elsewhere = { token: order.token, origin_url: "https://elsewhere.example" }
  const answer = await order.shop.write("POST", "/api/orders/linked/payment", { json: elsewhere })
  expect(codeOf(answer)).toBe("origin_not_allowed")
  expect(codeOf(await send(order.number, { language: "xx" }))).toBe("invalid_request")

  const page = await pageOf(order)
  await administrator.set(order.number, "cancelled")
  expect((await stripe().session(page)).status).toBe("expired")
  expect(codeOf(await follow(order))).toBe("order_cancelled")
  expect(codeOf(await send(order.number))).toBe("order_cancelled")
  expect(await read(order)).toMatchObject({ status: "cancelled", to_pay_cents: null })
})

it("goods added to a paid order are payable by link, and an edit withdraws the payment page of the old amount", async () => {
  const { number, email } = await sellOf({ [HANDLE]: 1 })
  const inEngine = await MedusaAdminOrder.numbered(engine, number)
  const { variants } = await engine.product((await new ShopClient().product(OTHER)).id)
  const add = { variant_id: variants?.[0]?.id ?? "", quantity: 1 }
  expect(codeOf(await send(number))).toBe("nothing_to_pay")
  await inEngine.edit({ add })
  const { due_cents } = await administrator.order(number)
  expect(due_cents).toBeGreaterThan(0)
  expect(codeOf(await send(number, { language: "en" }))).toBe("")
  const { token } = await linkTo(email, "/orders/view")
  const order = { number, email, token, shop: new ShopClient(), cents: due_cents }
  const first = await pageOf(order)
  await inEngine.edit({ add })
  await until("the old page's end", async () => (await stripe().session(first)).status === "expired")
  await stripe().pay(await pageOf(order))
  const changed = await until("the second payment and its invoice", async () => {
    const now = await administrator.order(number)
    return now.due_cents === 0 && now.documents.length === 2 && now
  })
  expect(changed.documents.map(({ kind }) => kind)).toEqual(["invoice", "invoice"])
  expect(changed.payment.paid_cents).toBe(changed.totals.total_cents)
})

it("Medusa Admin's calls reject an invalid e-mail address, with the field and the reason", async () => {
  const { id, region_id, sales_channel_id } = await makeDraft(engine, sold)
  const { number } = await sellOf({ [HANDLE]: 1 })
  const order = await MedusaAdminOrder.numbered(engine, number)
  const change = async (path: string, email: string, json: object = {}) => {
    const answer = await askEngine("POST", path, bearer(engine.token), { ...json, email })
    return [answer.status, ((await answer.json()) as { errors?: { field: string }[] }).errors]
  }
  const drafted = { region_id, sales_channel_id }
  for (const [path, json] of [
    [`/admin/orders/${order.id}`, {}],
    [`/admin/draft-orders/${id}`, {}],
    ["/admin/draft-orders", drafted],
  ] as const)
    for (const email of ["ada", "ada@example", "a@example.org, b@example.org"])
      expect([path, ...(await change(path, email, json))]).toEqual([
        ...[path, 400],
        [{ field: "email", code: "wrong_format", reason: expect.any(String) as string }],
      ])
  const [status] = await change(`/admin/orders/${order.id}`, " eve@example.org ")
  expect([status, (await administrator.order(number)).email]).toEqual([200, "eve@example.org"])
})
