import type Stripe from "stripe"
import { newId } from "../ids"

export const API_VERSION: Stripe.LatestApiVersion = "2026-10-28.endive"

/** The events the emulator makes; those a webhook endpoint receives are chosen in its options. */
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

/** The object an event of a type carries, by the SDK's own types. */
export type EventObject<T extends EventType> = Extract<Stripe.Event, { type: T }>["data"]["object"]

export type EmulatedEvent<T extends EventType = EventType> = Omit<Stripe.EventBase, "data" | "type"> & {
  type: T
  data: { object: EventObject<T> }
}

/** Which API call caused an event; null for what the shopper, the dashboard or the clock did. */
export type Cause = { id: string; idempotency_key: string | null } | null

/** An event that carries a copy of the object as it is now. */
export function newEvent<T extends EventType>(
  type: T,
  object: EventObject<T>,
  created: number,
  cause: Cause,
): EmulatedEvent<T> {
  return {
    id: newId("evt_1", 23),
    object: "event",
    api_version: API_VERSION,
    created,
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 0,
    request: cause ?? { id: null, idempotency_key: null },
    type,
  }
}
