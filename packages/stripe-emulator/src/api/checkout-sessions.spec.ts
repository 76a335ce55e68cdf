import type Stripe from "stripe"
import { PUBLISHED_FIELDS } from "../testing/published-fields"
import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

const create = (more: Stripe.Checkout.SessionCreateParams = {}) =>
  stand.stripe.checkout.sessions.create(order(more))
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60

describe("POST /v1/checkout/sessions", () => {
  it("a new session is open and unpaid, and its total is the exact sum of lines and delivery", async () => {
    const session = await create()
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      payment_intent: null,
      amount_subtotal: 2500,
      amount_total: 3095,
      currency: "eur",
      customer_email: "claire@example.be",
      metadata: { order_number: "BP-1001" },
      shipping_cost: { amount_total: 595 },
      total_details: { amount_discount: 0, amount_shipping: 595, amount_tax: 0 },
    })
    expect(session.url).toBe(`${stand.url}/c/pay/${session.id}`)
    expect(session.expires_at - session.created).toBe(24 * 60 * 60)
  })

  it("the emulator's objects have every field that Stripe publishes", async () => {
    const { id } = await create()
    await stand.control.pay(id)
    const session = await stand.stripe.checkout.sessions.retrieve(id, {
      expand: ["payment_intent.latest_charge"],
    })
    const intent = session.payment_intent as Stripe.PaymentIntent
    const refund = await stand.stripe.refunds.create({ payment_intent: intent.id })
    const events = await stand.stripe.events.list()
    const objects = [session, intent, intent.latest_charge as Stripe.Charge, refund, ...events.data]
    for (const object of objects) {
      expect(Object.keys(object)).toEqual(expect.arrayContaining(PUBLISHED_FIELDS[object.object]))
    }
  })

  it.each<[string, object, string, string]>([
    ["a parameter Stripe does not have", { surprise: 1 }, "parameter_unknown", "surprise"],
    [
      "a parameter this API version removed",
      { payment_method_types: ["card"] },
      "parameter_unknown",
      "payment_method_types",
    ],
    [
      "a line without a quantity",
      { line_items: [{ price_data: line(100) }] },
      "parameter_missing",
      "line_items[0][quantity]",
    ],
    [
      "a fraction of a cent",
      { line_items: [{ quantity: 1, price_data: line(10.5) }] },
      "parameter_invalid_integer",
      "line_items[0][price_data][unit_amount]",
    ],
    [
      "a quantity of zero",
      { line_items: [{ quantity: 0, price_data: line(100) }] },
      "parameter_invalid_integer",
      "line_items[0][quantity]",
    ],
    ["an invalid e-mail address", { customer_email: "claire" }, "email_invalid", "customer_email"],
    [
      "a return address that is not a URL",
      { success_url: "/checkout/success" },
      "url_invalid",
      "success_url",
    ],
  ])("a new session is rejected for %s", async (_, more, code, param) => {
    await expect(create(more)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      code,
      param,
    })
    expect((await stand.control.state("sessions")).sessions).toEqual([])
  })

  it("the error names an unknown parameter of a line item", async () => {
    const bad = { line_items: [{ quantity: 1, colour: "red", price_data: line(100) }] }
    await expect(create(bad as object)).rejects.toThrow("Received unknown parameter: line_items[0][colour]")
  })

  it("a session of less than 50 cents is rejected", async () => {
    const cheap = { shipping_options: [], line_items: [{ quantity: 1, price_data: line(49) }] }
    await expect(create(cheap)).rejects.toMatchObject({ code: "amount_too_small" })
  })

  it("a session can only expire between 30 minutes and 24 hours after its creation", async () => {
    await expect(create({ expires_at: inMinutes(29) })).rejects.toMatchObject({ param: "expires_at" })
    await expect(create({ expires_at: inMinutes(24 * 60 + 2) })).rejects.toMatchObject({
      param: "expires_at",
    })
    expect((await create({ expires_at: inMinutes(31) })).status).toBe("open")
  })

  it("metadata of more than 500 characters are rejected, and empty metadata are left out", async () => {
    await expect(create({ metadata: { note: "x".repeat(501) } })).rejects.toThrow(/500 characters/)
    expect((await create({ metadata: { __proto__x: "kept", empty: "" } })).metadata).toEqual({
      __proto__x: "kept",
    })
  })
})

describe("GET /v1/checkout/sessions", () => {
  it("the emulator expands only the requested fields of a session", async () => {
    const { id } = await create()
    await stand.control.pay(id)
    const plain = await stand.stripe.checkout.sessions.retrieve(id)
    expect(plain.line_items).toBeUndefined()
    expect(plain.payment_intent).toMatch(/^pi_/)
    const full = await stand.stripe.checkout.sessions.retrieve(id, {
      expand: ["line_items", "payment_intent", "payment_intent.latest_charge.refunds"],
    })
    expect(full.line_items?.data).toMatchObject([
      { description: "Amandes décortiquées", quantity: 2, amount_total: 2500 },
    ])
    expect(String(full.line_items?.data[0]?.price?.unit_amount_decimal)).toBe("1250")
    expect(full.payment_intent).toMatchObject({
      amount_received: 3095,
      metadata: { order_number: "BP-1001" },
      latest_charge: { captured: true, refunds: { data: [] } },
    })
    await expect(stand.stripe.checkout.sessions.retrieve(id, { expand: ["customer_hat"] })).rejects.toThrow(
      "This property cannot be expanded (customer_hat).",
    )
  })

  it("sessions are listed in pages, newest first, and filtered by status or payment intent", async () => {
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.unshift((await create()).id)
    const first = await stand.stripe.checkout.sessions.list({ limit: 2 })
    expect(first.data.map((session) => session.id)).toEqual(ids.slice(0, 2))
    expect(first.has_more).toBe(true)
    const all: string[] = []
    for await (const session of stand.stripe.checkout.sessions.list({ limit: 2 })) all.push(session.id)
    expect(all).toEqual(ids)

    const paid = ids[3] ?? ""
    const intent = (await stand.control.pay(paid)).session.payment_intent as string
    const byIntent = await stand.stripe.checkout.sessions.list({ payment_intent: intent })
    expect(byIntent.data.map((session) => session.id)).toEqual([paid])
    expect((await stand.stripe.checkout.sessions.list({ status: "open" })).data).toHaveLength(4)
    const later = await stand.stripe.checkout.sessions.list({ created: { gte: inMinutes(5) } })
    expect(later.data).toEqual([])
  })

  it("the lines of a session are listed in their original order", async () => {
    const lines = [100, 200, 300].map((amount) => ({ quantity: 1, price_data: line(amount) }))
    const { id } = await create({ line_items: lines })
    const list = await stand.stripe.checkout.sessions.listLineItems(id, { limit: 2 })
    expect(list.data.map((item) => item.amount_total)).toEqual([100, 200])
    expect(list.has_more).toBe(true)
  })

  it("a request for an unknown session gets 404", async () => {
    await expect(stand.stripe.checkout.sessions.retrieve("cs_test_nobody")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such checkout.session: 'cs_test_nobody'",
    })
  })
})

describe("Expiry of a session", () => {
  it("an open session can be expired once, and the emulator sends an event", async () => {
    const { id } = await create()
    const expired = await stand.stripe.checkout.sessions.expire(id)
    expect(expired).toMatchObject({ status: "expired", url: null })
    await expect(stand.stripe.checkout.sessions.expire(id)).rejects.toThrow(/status of `expired`/)
    await stand.control.webhooksIdle()
    const events = await stand.control.events(id, "checkout.session.expired")
    expect(events).toHaveLength(1)
    expect(events[0]?.request?.id).toMatch(/^req_/)
  })

  it("a paid session cannot be expired", async () => {
    const { id } = await create()
    await stand.control.pay(id)
    await expect(stand.stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 400 })
    expect((await stand.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid")
  })

  it("a session expires automatically when its time is over", async () => {
    const { id } = await create({ expires_at: inMinutes(31) })
    await stand.control.advanceClock(32 * 60)
    expect((await stand.stripe.checkout.sessions.retrieve(id)).status).toBe("expired")
    expect(await stand.control.events(id, "checkout.session.expired")).toHaveLength(1)
  })
})

function line(amount: number) {
  return { currency: "eur", unit_amount: amount, product_data: { name: "Noix" } }
}
