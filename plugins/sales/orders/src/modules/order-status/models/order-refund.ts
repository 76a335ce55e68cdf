import { REFUND_ROW_STATES } from "../refund-states"
import { model } from "@medusajs/framework/utils"

/**
 * A refund of an order:
 * ```
 * pending → made (the bank has it) → done (recorded in Medusa)
 *   │  └→ waiting (Stripe holds it) → made | failed
 *   └→ refused            done → undoing → failed (reversed in Medusa) → made, paid in another way
 * ```
 */
export const OrderRefund = model
  .define("order_refund", {
    /** Part of Stripe's metadata and idempotency key, so that one row is one refund. */
    id: model.id({ prefix: "ordref" }).primaryKey(),
    order_id: model.text(),
    /** The caller's idempotency key. */
    key: model.text(),
    payment_id: model.text(),
    amount_cents: model.number(),
    reason: model.text().nullable(),
    account: model.text().nullable(),
    by_email: model.text().nullable(),
    state: model.enum([...REFUND_ROW_STATES]),
    /** Refunded lines, delivery or VAT rates. Null for a refund of an amount. */
    parts: model.json().nullable(),
    /** Whether the refunded goods are restocked. Null if the refund does not move goods. */
    restock: model.boolean().nullable(),
    /** Whether the goods had already been sent when they were refunded. */
    sent: model.boolean().default(false),
    /** Units per line whose stock was already moved. */
    settled: model.json().nullable(),
    /**
     * Whether an administrator must still assign the refund to parts, because the order has several VAT
     * rates.
     */
    unassigned: model.boolean().default(false),
    /** Number of times that an administrator assigned the refund to lines. */
    assigned: model.number().default(0),
    /** Number of times that the refund was reversed in Medusa. */
    undone: model.number().default(0),
    /** Whether the customer receives store credit instead of money. */
    as_credit: model.boolean().default(false),
    /** Id of Medusa's refund, if it was made in Medusa Admin. */
    engine_refund_id: model.text().nullable(),
    stripe_refund_id: model.text().nullable(),
    /** Time at which the customer's bank returned the money, possibly days later. */
    failed_at: model.dateTime().nullable(),
    failure: model.text().nullable(),
    /** Time and administrator, if it was recorded that the money was paid in another way. */
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
