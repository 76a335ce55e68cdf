import { model } from "@medusajs/framework/utils"

/** A payment about whose money its method told something: refunds or disputes of it are to be looked at. */
export const PaymentNotice = model.define("payment_notice", {
  /** The method's id of the money, an attempt's `payment_intent_id`. */
  id: model.text().primaryKey(),
  told_at: model.dateTime(),
  /** Everything told until then was taken over. */
  heard_at: model.dateTime().nullable(),
  /** Why the last try to take it over did not succeed. */
  failure: model.text().nullable(),
})
