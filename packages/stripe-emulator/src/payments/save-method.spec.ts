import type Stripe from "stripe"
import { order, startStand, type Stand } from "../testing/stand"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())

async function saveMethod(card?: string) {
  const page = await stand.stripe.checkout.sessions.create({
    ...order(),
    customer_creation: "always",
    allowed_payment_method_types: ["card"],
    payment_intent_data: { setup_future_usage: "off_session" },
  })
  await stand.control.pay(page.id, card === undefined ? {} : { card })
  const paid = await stand.stripe.checkout.sessions.retrieve(page.id, { expand: ["payment_intent"] })
  const intent = paid.payment_intent as Stripe.PaymentIntent
  const { customer, payment_method } = intent as { customer: string; payment_method: string }
  expect(paid.customer).toBe(customer)
  const again = await stand.stripe.paymentIntents.create({
    ...{ amount: 1234, currency: "eur", customer, payment_method },
  })
  return { intent, again, customer, payment_method }
}
const confirm = (id: string) =>
  stand.stripe.paymentIntents.confirm(id, { off_session: true }, { idempotencyKey: id })

describe("A saved card", () => {
  it("a saved card is charged off session only once", async () => {
    const { again, customer } = await saveMethod()
    expect(again.status).toBe("requires_confirmation")
    expect(await confirm(again.id)).toMatchObject({ status: "succeeded", amount_received: 1234, customer })
    expect((await confirm(again.id)).status).toBe("succeeded")
    const anew = stand.stripe.paymentIntents.confirm(again.id, { off_session: true })
    await expect(anew).rejects.toMatchObject({ code: "payment_intent_unexpected_state" })
    expect((await stand.stripe.customers.retrieve(customer)).id).toBe(customer)
  })

  it.each([
    ["authenticate", "authentication_required"],
    ["insufficient_funds", "card_declined"],
  ] as const)("a saved card can be declined by its bank: %s", async (fate, code) => {
    const { again, intent } = await saveMethod()
    await stand.control.keptCard(intent.id, fate)
    await expect(confirm(again.id)).rejects.toMatchObject({ type: "StripeCardError", code, statusCode: 402 })
    const refused = await stand.stripe.paymentIntents.retrieve(again.id)
    expect(refused).toMatchObject({ status: "requires_payment_method", last_payment_error: { code } })
    expect((await stand.stripe.paymentIntents.cancel(again.id)).status).toBe("canceled")
  })

  it("a saved card can require authentication for each charge", async () => {
    const { again } = await saveMethod("4000002760003184")
    await expect(confirm(again.id)).rejects.toMatchObject({ code: "authentication_required" })
  })

  it("a saved card cannot be charged after it is detached", async () => {
    const { again, customer, payment_method } = await saveMethod()
    expect((await stand.stripe.paymentMethods.detach(payment_method)).customer).toBeNull()
    await expect(confirm(again.id)).rejects.toThrow("not attached")
    const other = stand.stripe.paymentIntents.create({
      ...{ amount: 1234, currency: "eur", customer, payment_method },
    })
    await expect(other).rejects.toThrow("does not belong")
  })
})
