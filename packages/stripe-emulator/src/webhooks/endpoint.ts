import type { EventType } from "../objects/event"
import { signatureOf } from "./signature"

/** `events` contains "*" for all events. */
export type WebhookEndpoint = { url: string; secret: string; events?: readonly string[] }

export const USUAL_EVENTS: readonly EventType[] = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
  "refund.created",
  "refund.updated",
  "refund.failed",
]

const ANSWER_WITHIN_MS = 10_000

export function listensTo(endpoint: WebhookEndpoint, type: EventType): boolean {
  const events: readonly string[] = endpoint.events ?? USUAL_EVENTS
  return events.includes(type) || events.includes("*")
}

/** Signature of an event by the machine's clock. `signedBody` replaces the signed text. */
export type Signing = { secret: string; secondsOld?: number; signedBody?: string } | null

export async function post(url: string, body: string, signing: Signing, stop: AbortSignal): Promise<number> {
  const headers: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
  }
  if (signing) {
    const at = Math.floor(Date.now() / 1000) - (signing.secondsOld ?? 0)
    headers["stripe-signature"] = signatureOf(signing.signedBody ?? body, signing.secret, at)
  }
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_WITHIN_MS)])
  try {
    const response = await fetch(url, { method: "POST", body, headers, signal, redirect: "manual" })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
