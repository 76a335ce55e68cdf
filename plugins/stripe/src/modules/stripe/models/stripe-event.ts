import { model } from "@medusajs/framework/utils"

/** An event of Stripe's that was dealt with: Stripe delivers at least once, not exactly once. */
export const StripeEvent = model.define("stripe_event", {
  /** Stripe's own id, evt_… */
  id: model.text().primaryKey(),
  type: model.text(),
})
