import { model } from "@medusajs/framework/utils"
import { ATTEMPT_STATES } from "../states"

/** One attempt to pay a cart or an existing order (see `ATTEMPT_STATES`). */
export const CheckoutAttempt = model
  .define("checkout_attempt", {
    id: model.id({ prefix: "chkatt" }).primaryKey(),
    /** Id of the cart, of the existing order or of another `Payable`. Each has at most one payable payment page. */
    cart_id: model.text(),
    /** Id of the existing order or of another `Payable`. Null for a cart. */
    pays_order_id: model.text().nullable(),
    /**
     * Order number, also stored at the payment method. For a cart it is reserved when the payment page
     * opens, and never reused.
     */
    order_number: model.text(),
    state: model.enum([...ATTEMPT_STATES]),
    payment_session_id: model.text(),
    /** Null until the method responds. */
    checkout_session_id: model.text().unique().nullable(),
    url: model.text().nullable(),
    amount_cents: model.number(),
    balance_cents: model.number().default(0),
    currency_code: model.text(),
    email: model.text(),
    /** Hash of the purchase. A payment page with the same hash can be reused. */
    fingerprint: model.text(),
    /** Parameters for opening the payment, repeated if the response was lost. */
    session_params: model.json(),
    payment_intent_id: model.text().nullable(),
    order_id: model.text().nullable(),
    refund_id: model.text().nullable(),
    reason: model.text().nullable(),
    /** Time at which the customer's bank returned the refund. */
    refund_failed_at: model.dateTime().nullable(),
    refund_failure: model.text().nullable(),
    refund_seen_to_at: model.dateTime().nullable(),
    refund_seen_to_by: model.text().nullable(),
    expires_at: model.dateTime(),
    /** Time at which the reconciliation job last checked the payment. */
    checked_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["state", "checked_at"] },
    { on: ["order_number"] },
    {
      name: "UQ_checkout_attempt_cart_order_number",
      on: ["order_number"],
      unique: true,
      where: "pays_order_id IS NULL",
    },
    {
      name: "UQ_checkout_attempt_live_cart",
      on: ["cart_id"],
      unique: true,
      where: "state IN ('created','open','processing','paid') AND deleted_at IS NULL",
    },
  ])
