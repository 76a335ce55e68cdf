import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())
beforeEach(() => stand.control.reset())

const open = async () => (await stand.stripe.checkout.sessions.create(order())).id

it.each([
  ["4242424242424242", "visa"],
  ["5555555555554444", "mastercard"],
  ["378282246310005", "amex"],
])("a test can pay with card %s of brand %s", async (card, brand) => {
  const id = await open()
  expect((await stand.control.pay(id, { card })).outcome).toBe("paid")
  const [charge] = (await stand.control.state("charges")).charges
  expect(charge?.payment_method_details?.card).toMatchObject({ brand, last4: card.slice(-4) })
})

it("the session of a delayed payment is complete but unpaid until the bank decides", async () => {
  const id = await open()
  expect((await stand.control.payLater(id)).outcome).toBe("processing")
  expect(await stand.control.session(id)).toMatchObject({ status: "complete", payment_status: "unpaid" })
  expect(await stand.control.events(id, "checkout.session.completed")).toHaveLength(1)
  expect((await stand.control.finishPayment(id, true)).payment_status).toBe("paid")
  expect(await stand.control.events(id, "checkout.session.async_payment_succeeded")).toHaveLength(1)
  await expect(stand.control.finishPayment(id, true)).rejects.toThrow(/No payment/)
})

it("a test reads one session, its intent and its refunds", async () => {
  const [one, other] = [await open(), await open()]
  for (const id of [one, other]) await stand.control.pay(id)
  await stand.control.refund(one, { amount: 100 })
  await stand.control.refund(other, { amount: 200 })
  const { id, payment_intent } = await stand.control.session(one)
  expect(id).toBe(one)
  const intent = typeof payment_intent === "string" ? payment_intent : ""
  expect((await stand.control.intent(intent)).id).toBe(intent)
  expect((await stand.control.refundsOf(one)).map(({ amount }) => amount)).toEqual([100])
  await expect(stand.control.session("cs_none")).rejects.toThrow("no session")
})

it("a failed delayed payment stays unpaid, without a charge", async () => {
  const id = await open()
  await stand.control.payLater(id)
  expect((await stand.control.finishPayment(id, false)).payment_status).toBe("unpaid")
  expect(await stand.control.events(id, "checkout.session.async_payment_failed")).toHaveLength(1)
  expect(await stand.control.events(id, "payment_intent.payment_failed")).toHaveLength(1)
  expect((await stand.control.state("charges")).charges).toEqual([])
})

it("a session can still be paid after a declined card", async () => {
  const id = await open()
  expect((await stand.control.decline(id)).outcome).toBe("card_declined")
  const failed = await stand.control.session(id)
  expect(failed).toMatchObject({ status: "open", payment_status: "unpaid" })
  const { last_payment_error } = await stand.stripe.paymentIntents.retrieve(failed.payment_intent as string)
  expect(last_payment_error).toMatchObject({ type: "card_error", decline_code: "generic_decline" })
  const paid = await stand.control.pay(id)
  expect(paid.session.payment_intent).toBe(failed.payment_intent)
  await expect(stand.control.pay(id)).rejects.toThrow(/complete, not open/)
  expect((await stand.control.state("charges")).charges.map((charge) => charge.status)).toEqual([
    "failed",
    "succeeded",
  ])
})

it("an expired session cancels its payment", async () => {
  const id = await open()
  await stand.control.decline(id)
  const expired = await stand.control.expire(id)
  expect(expired.status).toBe("expired")
  const intent = await stand.stripe.paymentIntents.retrieve(expired.payment_intent as string)
  expect(intent).toMatchObject({ status: "canceled", cancellation_reason: "expired" })
})

it("the emulator records the calls that it answered", async () => {
  await stand.stripe.checkout.sessions.create(order(), { idempotencyKey: "cart-1" })
  expect((await stand.control.state("calls")).calls).toEqual([
    { method: "POST", path: "/v1/checkout/sessions", idempotencyKey: "cart-1", status: 200 },
  ])
})

it("the emulator accepts commands as JSON only, which no foreign web page can send", async () => {
  const response = await fetch(`${stand.url}/_control/reset`, { method: "POST", body: "{}" })
  expect(response.status).toBe(415)
})

it("the emulator rejects an unknown command", async () => {
  const ask = (path: string, body: string) =>
    fetch(`${stand.url}/_control/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    })
  expect((await ask("sessions/pay", "{")).status).toBe(400)
  expect((await ask("sessions/pay", `{"session":"x","how":"magic"}`)).status).toBe(400)
  expect((await ask("sessions/pay", `{"session":"cs_test_x"}`)).status).toBe(404)
  expect((await ask("constructor", "{}")).status).toBe(404)
})

it("a payment page offers only enabled methods, and is not opened if none is enabled", async () => {
  await stand.control.offer(["card"])
  const id = await open()
  expect((await stand.control.session(id)).payment_method_types).toEqual(["card"])
  await expect(stand.control.pay(id, { method: "bancontact", card: "0" })).rejects.toThrow(/would refuse/)
  await stand.control.offer([])
  await expect(open()).rejects.toThrow(/No valid payment method types/)
  await stand.control.reset()
  expect((await stand.control.session(await open())).payment_method_types).toEqual(["card", "bancontact"])
})

it("a card is rejected if only Bancontact is enabled", async () => {
  await stand.control.offer(["bancontact"])
  await expect(stand.control.pay(await open())).rejects.toThrow(/would refuse/)
})
