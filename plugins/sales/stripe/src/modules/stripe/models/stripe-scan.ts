import { model } from "@medusajs/framework/utils"

/** Time up to which Stripe's event list was read. It is read because webhooks can get lost. */
export const StripeScan = model.define("stripe_scan", {
  id: model.text().primaryKey(),
  until: model.dateTime(),
})
