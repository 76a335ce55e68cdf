import { createHmac } from "node:crypto"
import fc from "fast-check"
import { requireVariable } from "@bon-perroquet/testing"

export interface Genuine {
  event: { id: string; type: string; data: { object: object } }
}

export interface Delivery {
  kind:
    | "genuine"
    | "false"
    | "unknown"
    | "forged"
    | "tampered"
    | "stale"
    | "unsigned"
    | "rubbish"
    | "oversized"
  body: string
  /** If absent, a valid signature is created when the request is sent. Null sends no header. */
  signature?: string | null
}

const now = () => Math.floor(Date.now() / 1_000)

/** Returns a Stripe-Signature header: HMAC-SHA256 over "time.body". */
export function signature(
  body: string,
  secret = requireVariable("STRIPE_WEBHOOK_SECRET"),
  at = now(),
): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`
}

const UNKNOWN_TYPES = [
  "invoice.paid",
  "customer.created",
  "payout.failed",
  "v9.something.new",
  "",
  "__proto__",
]

const SIGNATURES = [
  "",
  "t=,v1=",
  "t=1,v1=0",
  "v1=abc",
  `t=${now()}`,
  `t=${now()},v1=${"0".repeat(64)}`,
  `t=9e99,${"v1=aa,".repeat(300)}`,
  "ü",
]

/** Generates genuine and forged webhook requests. */
export function deliveries(
  genuine: readonly Genuine[],
  openSessions: readonly string[],
): fc.Arbitrary<Delivery> {
  const event = fc.constantFrom(...genuine.map(({ event }) => event))
  const eventId = fc.stringMatching(/^evt_[A-Za-z0-9]{8,24}$/)
  const open = fc.constantFrom(...openSessions)
  const paidLie = fc.tuple(eventId, open).map(([id, session]) =>
    JSON.stringify({
      id,
      object: "event",
      type: "checkout.session.completed",
      data: {
        object: { id: session, object: "checkout.session", status: "complete", payment_status: "paid" },
      },
    }),
  )
  const as = (kind: Delivery["kind"], body: fc.Arbitrary<string>) =>
    body.map((text): Delivery => ({ kind, body: text }))
  return fc.oneof(
    {
      weight: 6,
      arbitrary: as(
        "genuine",
        event.map((one) => JSON.stringify(one)),
      ),
    },
    // The signature is valid, but the session is not paid. The shop must verify it with Stripe.
    { weight: 2, arbitrary: as("false", paidLie) },
    {
      weight: 2,
      arbitrary: as(
        "unknown",
        fc
          .tuple(eventId, fc.constantFrom(...UNKNOWN_TYPES), fc.jsonValue())
          .map(([id, type, object]) => JSON.stringify({ id, object: "event", type, data: { object } })),
      ),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(paidLie, fc.stringMatching(/^whsec_[a-z0-9]{24}$/))
        .map(([body, secret]): Delivery => ({ kind: "forged", body, signature: signature(body, secret) })),
    },
    {
      weight: 2,
      arbitrary: event.map((one): Delivery => ({
        kind: "tampered",
        body: JSON.stringify({ ...one, id: "evt_other" }),
        signature: signature(JSON.stringify(one)),
      })),
    },
    {
      weight: 2,
      arbitrary: event.map((one): Delivery => ({
        kind: "stale",
        body: JSON.stringify(one),
        signature: signature(JSON.stringify(one), undefined, now() - 3_600),
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(paidLie, fc.constantFrom(null, ...SIGNATURES))
        .map(([body, header]): Delivery => ({ kind: "unsigned", body, signature: header })),
    },
    {
      weight: 1,
      arbitrary: fc
        .string({ unit: "binary", maxLength: 100 })
        .map((text): Delivery => ({ kind: "rubbish", body: text, signature: "t=1,v1=00" })),
    },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 600_000, max: 900_000 })
        .map((size): Delivery => ({ kind: "oversized", body: `{"a":"${"x".repeat(size)}"}` })),
    },
  )
}
