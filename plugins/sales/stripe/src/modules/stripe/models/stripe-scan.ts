import { model } from "@medusajs/framework/utils"

/** Position in Stripe's event list, which is read because webhooks can get lost. */
export const StripeScan = model.define("stripe_scan", {
  id: model.text().primaryKey(),
  until: model.dateTime(),
})
