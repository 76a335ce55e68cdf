import { EngineClient } from "@bon-perroquet/testing"
import { openPurchase, orderOf, stripe } from "@bon-perroquet/checkout/testing"

afterEach(() => stripe().resumeWebhooks())

it.each(["wrong_secret", "no_signature", "stale", "tampered"] as const)(
  "an event with %s is rejected and has no effect",
  async (forgery) => {
    const { sessionId, orderNumber } = await openPurchase()
    expect(await stripe().forge(sessionId, forgery)).toEqual([400])
    expect(await (await EngineClient.signIn()).ordersNumbered(orderNumber)).toEqual([])
  },
)

it("a signed event about a payment has no effect if Stripe returns an open session", async () => {
  const { sessionId, orderNumber, shop } = await openPurchase()
  expect(await stripe().forge(sessionId, "signed")).toEqual([200])
  expect(await (await EngineClient.signIn()).ordersNumbered(orderNumber)).toEqual([])
  expect((await shop.paymentStatus(sessionId)).payment_status).toBe("unpaid")
})

it("late, repeated and unordered events create one order", async () => {
  await stripe().pauseWebhooks()
  const purchase = await openPurchase()
  await stripe().pay(purchase.sessionId)
  await stripe().behave({ duplicate: 3 })
  await stripe().resumeWebhooks("reverse")
  await stripe().webhooksIdle()
  await stripe().behave({ duplicate: 1 })
  expect((await orderOf(await EngineClient.signIn(), purchase)).custom_display_id).toBe(purchase.orderNumber)
})
