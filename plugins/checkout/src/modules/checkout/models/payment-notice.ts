import { model } from "@medusajs/framework/utils"

/** A payment of which its method notified the shop: its refunds and disputes are to be read again. */
export const PaymentNotice = model.define("payment_notice", {
  /** The method's id of the money, an attempt's `payment_intent_id`. */
  id: model.text().primaryKey(),
  notified_at: model.dateTime(),
  /** Everything of which the method notified the shop until then is in the books. */
  synced_at: model.dateTime().nullable(),
  /** Why the last synchronisation failed. */
  failure: model.text().nullable(),
})
