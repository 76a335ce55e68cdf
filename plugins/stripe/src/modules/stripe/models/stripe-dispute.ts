import { model } from "@medusajs/framework/utils"

/** A payment that the customer disputes at their bank, as Stripe last told it. */
export const StripeDispute = model.define("stripe_dispute", {
  /** Stripe's own id, dp_… or du_… */
  id: model.text().primaryKey(),
  payment_intent_id: model.text(),
  order_id: model.text().nullable(),
  amount_cents: model.number(),
  /** What it has taken of the shop's balance and not put back: an inquiry takes nothing. */
  withdrawn_cents: model.number().nullable(),
  currency_code: model.text(),
  reason: model.text(),
  /** needs_response, under_review, won, lost …: Stripe's words. */
  status: model.text(),
  answer_by: model.dateTime().nullable(),
  opened_at: model.dateTime(),
})
