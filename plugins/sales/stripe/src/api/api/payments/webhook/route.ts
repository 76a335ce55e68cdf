import { announceMoney } from "@bon-perroquet/checkout/money"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type Stripe from "stripe"
import { z } from "zod"
import { settleIntent, settleNow } from "../../../../lost-payments/settle-intent"
import { STRIPE_MODULE, type StripeModuleService } from "../../../../modules/stripe"
import { isMoneyEvent, paymentIntentsOf } from "../../../../money/events"
import { INTENT_EVENTS, isAmong, SESSION_EVENTS } from "../../../../webhook"

async function receive(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const stripe = req.scope.resolve<StripeModuleService>(STRIPE_MODULE)
  const event = stripe.verified(req.rawBody, req.headers["stripe-signature"])
  if (!event) {
    res.status(400).json({ detail: "The signature does not fit.", code: "invalid_signature" })
    return
  }
  try {
    // Repeated payment events are harmless, because settling is idempotent. Repeated events about refunds and
    // disputes are skipped.
    if (isAmong(INTENT_EVENTS, event))
      await settleIntent(req.scope, event.data.object as Stripe.PaymentIntent)
    else if (isAmong(SESSION_EVENTS, event))
      await settleNow(req.scope, (event.data.object as Stripe.Checkout.Session).id)
    else if (isMoneyEvent(event) && !(await stripe.events.isKnown(event.id))) {
      await announceMoney(req.scope, paymentIntentsOf(event))
      await stripe.events.remember(event)
    }
    res.json({ received: true })
  } catch (error) {
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(
      `Stripe's event ${event.id} could not be processed, and Stripe will repeat it: ${String(error)}`,
    )
    res.status(503).set("Retry-After", "2").json({ detail: "Please send it again.", code: "try_again" })
  }
}

/** Requests have Stripe's format, so no schema of the API checks them. */
export const POST = Object.assign(receive, {
  described: {
    summary: "Receive events of the payment provider",
    description:
      "Only for Stripe. The signature of the raw body (`Stripe-Signature`) is verified before the " +
      "content is read. 200: processed or not relevant. 503: processed by another worker at the moment, " +
      "or failed. Stripe then sends the event again.",
    access: "anyone",
    reads: { "application/json": z.looseObject({}) },
    answer: z.object({ received: z.literal(true) }),
    refusals: { 400: ["invalid_signature"], 503: ["try_again"] },
  },
})
