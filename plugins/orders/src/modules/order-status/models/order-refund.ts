import { model } from "@medusajs/framework/utils"

/** Money that is to go back for an order: pending → made (at the payment provider) → done (noted in the engine). */
export const OrderRefund = model
  .define("order_refund", {
    /** In Stripe's metadata and idempotency key: one row is one refund. */
    id: model.id({ prefix: "ordref" }).primaryKey(),
    order_id: model.text(),
    /** Of whoever asked: the same key is the same refund. */
    key: model.text(),
    payment_id: model.text(),
    amount_cents: model.number(),
    reason: model.text().nullable(),
    by_email: model.text().nullable(),
    state: model.enum(["pending", "made", "done", "refused"]),
    stripe_refund_id: model.text().nullable(),
    /** When, and why, the customer's bank sent the money back to the shop, which happens days later. */
    failed_at: model.dateTime().nullable(),
    failure: model.text().nullable(),
    /** Who gave the money back in another way, and when. */
    seen_to_at: model.dateTime().nullable(),
    seen_to_by: model.text().nullable(),
  })
  .indexes([
    { name: "UQ_order_refund_key", on: ["order_id", "key"], unique: true },
    {
      name: "UQ_order_refund_stripe_refund",
      on: ["stripe_refund_id"],
      unique: true,
      where: "stripe_refund_id IS NOT NULL",
    },
  ])
