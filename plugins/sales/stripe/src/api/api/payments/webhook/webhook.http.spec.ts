import { EngineClient } from "@bon-perroquet/testing"
import { openPurchase, orderOf, stripe } from "@bon-perroquet/checkout/testing"

afterEach(() => stripe().resumeWebhooks())

it("a forged event is rejected, and a signed one has no effect if Stripe returns an open session", async () => {
  const { sessionId, orderNumber, shop } = await openPurchase()
  for (const forgery of ["wrong_secret", "no_signature", "stale", "tampered"] as const)
    expect([forgery, await stripe().forge(sessionId, forgery)]).toEqual([forgery, [400]])
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
