import type Stripe from "stripe"
import { newId } from "../ids"

export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive"

/** Version whose calls can use shared payment tokens, which are a public preview. */
export const PREVIEW_VERSION = "2026-07-29.preview"

/** Event types that the emulator can send. The options of an endpoint select some of them. */
export const EVENT_TYPES = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "payment_intent.created",
  "payment_intent.requires_action",
  "payment_intent.processing",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "charge.succeeded",
  "charge.failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
  "refund.created",
  "refund.updated",
  "refund.failed",
] as const
export type EventType = (typeof EVENT_TYPES)[number]

export type EventObject<T extends EventType> = Extract<Stripe.Event, { type: T }>["data"]["object"]

export type EmulatedEvent<T extends EventType = EventType> = Omit<Stripe.EventBase, "data" | "type"> & {
  type: T
  data: { object: EventObject<T> }
}

/** API call that caused an event. Null for shopper, dashboard and clock. */
export type Cause = { id: string; idempotency_key: string | null } | null

export function newEvent<T extends EventType>(
  type: T,
  object: EventObject<T>,
  created: number,
  { cause, livemode }: { cause: Cause; livemode: boolean },
): EmulatedEvent<T> {
  return {
    id: newId("evt_1", 23),
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object: inMode(structuredClone(object), livemode) },
    livemode,
    pending_webhooks: 0,
    request: cause ?? { id: null, idempotency_key: null },
    type,
  }
}

/** Sets `livemode` in an object and the objects within it. Stored objects do not have the mode of their account. */
export function inMode<T>(object: T, livemode: boolean): T {
  if (!livemode) return object
  const text = JSON.stringify(object, (key, value: unknown) => (key === "livemode" ? true : value))
  return JSON.parse(text) as T
}
