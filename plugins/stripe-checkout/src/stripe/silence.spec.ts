import Stripe from "stripe"
import { SilentPeer } from "../../../../backend/testing/silent-peer"
import { stripeClient } from "."

const peer = new SilentPeer()
let stripe: Stripe

beforeAll(async () => {
  const apiBase = `http://127.0.0.1:${await peer.start()}`
  stripe = stripeClient({ apiKey: "sk_test_silence", apiBase, timeoutMs: 100 })
})
afterAll(() => peer.stop())

it("gives up a Stripe that says nothing, and asks for a refund under one key however often it tries", async () => {
  const refund = stripe.refunds.create({ payment_intent: "pi_1" }, { idempotencyKey: "refund:1" })
  await expect(refund).rejects.toThrow(Stripe.errors.StripeConnectionError)
  expect(peer.heard.map((request) => /^idempotency-key: (.*)$/im.exec(request)?.[1]?.trim())).toEqual([
    "refund:1",
    "refund:1",
    "refund:1",
  ])
})
