import Stripe from "stripe"
import { SilentPeer } from "@bon-perroquet/testing/silent-peer"
import { stripeClient } from "."

const peer = new SilentPeer()
let stripe: Stripe

beforeAll(async () => {
  const apiBase = `http://127.0.0.1:${await peer.start()}`
  stripe = stripeClient({ apiKey: "sk_test_silence", apiBase, timeoutMs: 500 })
})
afterAll(() => peer.stop())

it("a refund times out if Stripe does not respond, and is retried with one idempotency key", async () => {
  const refund = stripe.refunds.create({ payment_intent: "pi_1" }, { idempotencyKey: "refund:1" })
  await expect(refund).rejects.toThrow(Stripe.errors.StripeConnectionError)
  const keys = peer.received
    .filter(Boolean)
    .map((request) => /^idempotency-key: (.*)$/im.exec(request)?.[1]?.trim())
  expect([...new Set(keys)]).toEqual(["refund:1"])
})
