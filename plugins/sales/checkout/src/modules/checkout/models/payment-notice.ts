import { model } from "@medusajs/framework/utils"

/** A payment about which its method sent a notice. Its refunds and disputes must be read again. */
export const PaymentNotice = model.define("payment_notice", {
  /** The method's id of the money, an attempt's `payment_intent_id`. */
  id: model.text().primaryKey(),
  notified_at: model.dateTime(),
  /** Everything up to this notice is synchronised. */
  synced_at: model.dateTime().nullable(),
  failure: model.text().nullable(),
})
