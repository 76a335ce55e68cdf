import { model } from "@medusajs/framework/utils"
import { ATTEMPT_STATES } from "../states"

/**
 * One opening of the payment page, from the reserved order number to the order or the refund: for a cart, or for an order
 * that stands before it is paid.
 */
export const CheckoutAttempt = model
  .define("checkout_attempt", {
    id: model.id({ prefix: "chkatt" }).primaryKey(),
    /** What is paid for, of which one page at most can be paid: a cart's id, or an order's. */
    cart_id: model.text(),
    /** The order that stood already; null for a cart. */
    pays_order_id: model.text().nullable(),
    /** At the payment method and on the order. A cart's is reserved when its payment is opened, and never used twice. */
    order_number: model.text(),
    state: model.enum([...ATTEMPT_STATES]),
    payment_session_id: model.text(),
    /** The method's id of the payment; null only between our row and its answer. */
    checkout_session_id: model.text().unique().nullable(),
    url: model.text().nullable(),
    /** What the customer is asked for, VAT and delivery included. */
    amount_cents: model.number(),
    currency_code: model.text(),
    email: model.text(),
    /** Hash of all that decides what the page shows: the same again means that the page can be shown again. */
    fingerprint: model.text(),
    /** What the method was asked with: asked again, with the payment session as key, when the answer was lost. */
    session_params: model.json(),
    /** The method's id of the money that came. */
    payment_intent_id: model.text().nullable(),
    order_id: model.text().nullable(),
    refund_id: model.text().nullable(),
    /** Why it was refunded or failed, for the merchant. */
    reason: model.text().nullable(),
    /** When, and why, the customer's bank sent the whole payment back that was given back of itself. */
    refund_failed_at: model.dateTime().nullable(),
    refund_failure: model.text().nullable(),
    /** Who gave that money back in another way, and when. */
    refund_seen_to_at: model.dateTime().nullable(),
    refund_seen_to_by: model.text().nullable(),
    expires_at: model.dateTime(),
    /** When the method was last asked by the reconciliation job. */
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
    // At most one page that can still be paid, or is paid, per cart.
    {
      name: "UQ_checkout_attempt_live_cart",
      on: ["cart_id"],
      unique: true,
      where: "state IN ('created','open','processing','paid') AND deleted_at IS NULL",
    },
  ])
