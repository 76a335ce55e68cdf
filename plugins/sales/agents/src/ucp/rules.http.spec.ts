import { randomUUID } from "node:crypto"
import { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, ShopClient } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import {
  BUYER,
  callsOf,
  codesOf,
  HOME,
  linesOf,
  Platform,
  protocolErrorSchema,
  setFeatures,
  ucpCheckoutSchema,
  verifyEmail,
} from "../testing"

/** Selects the texts about an e-mail address. */
const LEFT = `
  SELECT answer::text AS text FROM agent_request WHERE answer::text ILIKE ?
  UNION ALL SELECT entered::text FROM agent_cart WHERE entered::text ILIKE ?`

let platform: Platform
let administrator: Administrator
beforeAll(async () => {
  await setFeatures({ agents: true })
  platform = await Platform.start()
  administrator = await Administrator.signIn()
})
afterAll(async () => {
  await platform.stop()
  await setFeatures({ agents: false })
})

const call = callsOf(() => platform)
const create = async (json: object) =>
  call(ucpCheckoutSchema, "POST", "/checkout-sessions", json, { status: 201 })
const update = async (id: string, json: object) =>
  call(ucpCheckoutSchema, "PUT", `/checkout-sessions/${id}`, json)
const amountOf = ({ totals }: { totals: { type: string; amount: number }[] }, type: string) =>
  totals.find((each) => each.type === type)?.amount ?? 0

async function newCode(percent: number): Promise<string> {
  const code = `UCP${randomUUID().slice(0, 8).toUpperCase()}`
  const form = {
    ...{ code, is_automatic: false, on: "order", product_ids: [], category_ids: [], percent },
    ...{ amount_cents: null, minimum_cents: null, limit: null, limit_per_email: null },
    ...{ from: null, until: null, note: "" },
  }
  await administrator.shop.write("POST", "/api/admin/promotions", { json: form })
  return code
}

it("a repeated change, completion or cancellation of a checkout has the same answer, and other content is a conflict", async () => {
  const product = await ownProduct({ stock: 9 })
  const { id } = await create({ ...linesOf(product.id), buyer: BUYER, fulfillment: HOME })
  for (const [method, path, body] of [
    ["PUT", "", linesOf(product.id, 3)],
    ["POST", "/complete", {}],
    ["POST", "/cancel", {}],
  ] as const) {
    const headers = { "idempotency-key": randomUUID() }
    const send = (content: object) =>
      platform.send(method, `/checkout-sessions/${id}${path}`, content, { headers })
    const first = await send(body)
    expect([path, first.status]).toEqual([path, 200])
    expect(await send(body)).toEqual(first)
    const other = await send({ ...body, buyer: { first_name: "Eve" } })
    expect([other.status, protocolErrorSchema.parse(other.body).code]).toEqual([409, "idempotency_conflict"])
  }
})

it("a deleted account leaves neither its buyer in a checkout nor the stored answers to the assistant", async () => {
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  const { email } = user
  await verifyEmail({ shop, email })
  const product = await ownProduct({ stock: 9 })
  const send = (buyer: object) =>
    platform.send(
      "POST",
      "/checkout-sessions",
      { ...linesOf(product.id), buyer, fulfillment: HOME },
      { headers: { "idempotency-key": randomUUID() } },
    )
  const stranger = `n${email}`
  for (const address of [email, stranger]) expect((await send({ ...BUYER, email: address })).status).toBe(201)
  const left = async () => {
    const texts = await shopDatabase().raw<{ rows: { text: string }[] }>(LEFT, [`%${email}%`, `%${email}%`])
    return texts.rows.map(({ text }) => text.includes(stranger))
  }
  expect(await left()).toHaveLength(4)
  expect((await shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  expect(await left()).toEqual([true, true])
})

describe("prices and stock", () => {
  it("the shop's prices count, not those of the assistant, and an update computes them again", async () => {
    const product = await ownProduct({ stock: 9, price: 12.5 })
    const line = { item: { id: product.id, title: "Diamonds", price: 1 }, quantity: 1 }
    const made = await create({ line_items: [line] })
    expect(amountOf(made, "subtotal")).toBe(1_250)
    expect(made.line_items[0]?.item).toMatchObject({
      price: 1_250,
      title: expect.not.stringContaining("Diamonds") as string,
    })
    const two = await update(made.id, linesOf(product.id, 2))
    expect(amountOf(two, "subtotal")).toBe(2_500)
    expect(amountOf(two, "total")).toBe(amountOf(two, "subtotal") + amountOf(two, "fulfillment"))
  })

  it("more units than in stock are a message, and the former quantity stays", async () => {
    const product = await ownProduct({ stock: 3 })
    const made = await create(linesOf(product.id, 2))
    const more = await update(made.id, linesOf(product.id, 9))
    expect(codesOf(more)).toContain("out_of_stock")
    expect(more.line_items).toMatchObject([{ quantity: 2 }])
  })

  it("codes reduce the total, and a code that does not apply is a warning beside those that do", async () => {
    const product = await ownProduct({ stock: 9, price: 20 })
    const code = await newCode(10)
    const made = await create({ ...linesOf(product.id, 1), discounts: { codes: [code] } })
    expect(made.discounts.applied).toMatchObject([{ code, amount: 200 }])
    expect(amountOf(made, "discount")).toBe(-200)
    const both = await update(made.id, {
      ...linesOf(product.id, 1),
      discounts: { codes: [code, "NOSUCHCODE"] },
    })
    expect(both.discounts).toMatchObject({ codes: [code], applied: [{ amount: 200 }] })
    expect(codesOf(both)).toContain("discount_code_invalid")
    const none = await update(made.id, { ...linesOf(product.id, 1), discounts: { codes: [] } })
    expect(amountOf(none, "discount")).toBe(0)
  })
})

describe("buyer", () => {
  it("buyer and consent are kept, and an address of somebody else is never filled in", async () => {
    const product = await ownProduct({ stock: 9 })
    const buyer = { ...BUYER, consent: { marketing: true, analytics: false } }
    const made = await create({ ...linesOf(product.id), buyer })
    const read = await call(ucpCheckoutSchema, "GET", `/checkout-sessions/${made.id}`)
    expect(read.buyer).toEqual(buyer)
    expect(read.fulfillment.methods[0]?.destinations).toEqual([])
    const renamed = await update(made.id, {
      ...linesOf(product.id),
      buyer: { ...BUYER, first_name: "Grace" },
    })
    expect(renamed.buyer).toMatchObject({ first_name: "Grace" })
  })
})

describe("fulfilment by country and total", () => {
  it("the destination decides about methods and prices, and an incomplete delivery cannot be completed", async () => {
    const product = await ownProduct({ stock: 9, price: 5 })
    const at = (address_country: string, postal_code: string) => ({
      methods: [
        {
          type: "shipping",
          destinations: [{ ...HOME.methods[0]?.destinations[0], address_country, postal_code }],
        },
      ],
    })
    const belgian = await create({ ...linesOf(product.id), buyer: BUYER, fulfillment: at("BE", "1000") })
    const dutch = await update(belgian.id, { ...linesOf(product.id), fulfillment: at("NL", "1011 AB") })
    const idsOf = ({ fulfillment }: typeof belgian) =>
      fulfillment.methods[0]?.groups[0]?.options.map(({ id }) => id)
    expect(idsOf(dutch)).not.toEqual(idsOf(belgian))
    const started = await create({ ...linesOf(product.id), buyer: BUYER })
    const completed = await call(ucpCheckoutSchema, "POST", `/checkout-sessions/${started.id}/complete`, {})
    expect([completed.status, codesOf(completed)]).toEqual(["incomplete", ["missing"]])
  })

  it("delivery is free from the shop's threshold", async () => {
    const product = await ownProduct({ stock: 90, price: 80 })
    const made = await create({ ...linesOf(product.id, 5), buyer: BUYER, fulfillment: HOME })
    expect(amountOf(made, "fulfillment")).toBe(0)
  })
})
