import { model } from "@medusajs/framework/utils"

/** A payment whose refunds and disputes must be read from the payment method again. */
export const PaymentNotice = model.define("payment_notice", {
  /** An attempt's `payment_intent_id`. */
  id: model.text().primaryKey(),
  notified_at: model.dateTime(),
  synced_at: model.dateTime().nullable(),
  failure: model.text().nullable(),
})
