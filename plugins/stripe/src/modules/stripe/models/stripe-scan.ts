import { model } from "@medusajs/framework/utils"

/** Until when Stripe's own list of events was read, beside the webhooks, which may get lost. */
export const StripeScan = model.define("stripe_scan", {
  id: model.text().primaryKey(),
  until: model.dateTime(),
})
