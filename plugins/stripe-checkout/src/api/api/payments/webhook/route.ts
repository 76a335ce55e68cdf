import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type Stripe from "stripe"
import { z } from "zod"
import { settle, settleLostPage } from "../../../../checkout"
import { engineOf, pluginOptions } from "../../../../checkout/engine"
import { announceMoney } from "../../../../money/announce"
import { isMoneyEvent, paymentIntentsOf } from "../../../../money/events"
import { stripeClient } from "../../../../stripe"

/** What a Checkout Session's life consists of; other events are none of our business. */
const SESSION_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]

/** A second net: it tells of payments whose page the shop does not know. */
const ARRIVED = "payment_intent.succeeded"

async function receive(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const options = pluginOptions(req.scope)
  const event = verified(stripeClient(options), req, options.webhookSecret)
  if (!event) {
    res.status(400).json({ detail: "The signature does not fit.", code: "invalid_signature" })
    return
  }
  const engine = engineOf(req.scope)
  const isOurs = SESSION_EVENTS.includes(event.type) || event.type === ARRIVED || isMoneyEvent(event)
  if (!isOurs || (await engine.attempts.isKnownEvent(event.id))) {
    res.json({ received: true })
    return
  }
  try {
    if (isMoneyEvent(event)) await announceMoney(engine, paymentIntentsOf(event))
    else if (event.type === ARRIVED) await settleLostPage(req.scope, event.data.object)
    else await settleSession(req, event)
    await engine.attempts.rememberEvent(event.id, event.type)
    res.json({ received: true })
  } catch (error) {
    engine.logger.warn(`Stripe's event ${event.id} is to be sent again: ${String(error)}`)
    res.status(503).set("Retry-After", "2").json({ detail: "Please send it again.", code: "try_again" })
  }
}

async function settleSession(req: MedusaRequest, event: Stripe.Event): Promise<void> {
  const { outcome } = await settle(req.scope, (event.data.object as Stripe.Checkout.Session).id)
  if (outcome === "busy") throw new Error("settled by another caller at this moment")
}

function verified(stripe: Stripe, req: MedusaRequest, secret: string | undefined): Stripe.Event | null {
  const signature = req.headers["stripe-signature"]
  if (!secret || typeof signature !== "string" || !Buffer.isBuffer(req.rawBody)) return null
  try {
    return stripe.webhooks.constructEvent(req.rawBody, signature, secret)
  } catch {
    return null
  }
}

/** Stripe's events, in its own shape and refused in its own way: they are not a call of the shop's clients. */
export const POST = Object.assign(receive, {
  described: {
    summary: "Receive the payment provider's events",
    description:
      "For Stripe only. The signature over the raw body (`Stripe-Signature`) is the proof of origin and is checked " +
      "before anything is read. 200: dealt with, or not ours. 503: another caller is at it or something failed, so " +
      "that Stripe sends it again.",
    access: "anyone",
    reads: { "application/json": z.looseObject({}) },
    answer: z.object({ received: z.literal(true) }),
    refusals: { 400: ["invalid_signature"], 503: ["try_again"] },
  },
})
