import { model } from "@medusajs/framework/utils"

/** A processed event. It is stored because Stripe may deliver it more than once. */
export const StripeEvent = model.define("stripe_event", {
  id: model.text().primaryKey(),
  type: model.text(),
})
