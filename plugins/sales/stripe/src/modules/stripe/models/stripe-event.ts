import { model } from "@medusajs/framework/utils"

/** A processed event. Stripe delivers events at least once. */
export const StripeEvent = model.define("stripe_event", {
  id: model.text().primaryKey(),
  type: model.text(),
})
