import { model } from "@medusajs/framework/utils"

export const StripeDispute = model.define("stripe_dispute", {
  id: model.text().primaryKey(),
  payment_intent_id: model.text(),
  order_id: model.text().nullable(),
  amount_cents: model.number(),
  /** Amount withdrawn from Stripe's balance. Inquiries withdraw nothing. */
  withdrawn_cents: model.number().nullable(),
  currency_code: model.text(),
  reason: model.text(),
  /** Stripe's status: needs_response, under_review, won, lost … */
  status: model.text(),
  answer_by: model.dateTime().nullable(),
  opened_at: model.dateTime(),
})
