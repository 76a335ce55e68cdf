import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type Stripe from "stripe"
import { settle } from "../../../../checkout"
import { engineOf, pluginOptions } from "../../../../checkout/engine"
import { stripeClient } from "../../../../stripe"

/** What a Checkout Session's life consists of; other events are none of our business. */
const SESSION_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
]

/**
 * Stripe's events. The signature over the raw body is the proof of origin and is checked before anything is read.
 * 200: dealt with, or not ours. 400: not signed by Stripe. 503: another caller is at it or something failed, so that
 * Stripe sends it again.
 */
export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const options = pluginOptions(req.scope)
  const event = verified(stripeClient(options), req, options.webhookSecret)
  if (!event) {
    res.status(400).json({ detail: "The signature does not fit.", code: "invalid_signature" })
    return
  }
  const engine = engineOf(req.scope)
  if (!SESSION_EVENTS.includes(event.type) || (await engine.attempts.isKnownEvent(event.id))) {
    res.json({ received: true })
    return
  }
  try {
    const { outcome } = await settle(req.scope, (event.data.object as Stripe.Checkout.Session).id)
    if (outcome === "busy") throw new Error("settled by another caller at this moment")
    await engine.attempts.rememberEvent(event.id, event.type)
    res.json({ received: true })
  } catch (error) {
    engine.logger.warn(`Stripe's event ${event.id} is to be sent again: ${String(error)}`)
    res.status(503).set("Retry-After", "2").json({ detail: "Please send it again.", code: "try_again" })
  }
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
