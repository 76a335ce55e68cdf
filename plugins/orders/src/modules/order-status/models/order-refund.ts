import { REFUND_ROW_STATES } from "../refund-states"
import { model } from "@medusajs/framework/utils"

/**
 * Money that is to go back for an order:
 * ```
 * pending → made (the bank has it) → done (noted in the engine)
 *   │  └→ waiting (Stripe holds it) → made | failed
 *   └→ refused            done → undoing → failed (taken out of the engine's books) → made, given in another way
 * ```
 */
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
    /** The bank account that it goes to, where it is given back by hand. */
    account: model.text().nullable(),
    by_email: model.text().nullable(),
    state: model.enum([...REFUND_ROW_STATES]),
    /** What it is for, as it was worked out when it was asked for; null for an amount that names nothing. */
    parts: model.json().nullable(),
    /** Whether the goods that it names go back to stock; null where it moves none. */
    restock: model.boolean().nullable(),
    /** Whether a parcel had left when it was said what it is for: only then are its goods still the customer's. */
    sent: model.boolean().default(false),
    /** Of the goods that it names, how many of each line are no longer the order's in the books of stock. */
    settled: model.json().nullable(),
    /** Nobody said what it is for though the order has several VAT rates. */
    unassigned: model.boolean().default(false),
    /** How often a person said afterwards what it was for. */
    assigned: model.number().default(0),
    /** How often it was taken out of the engine's books. */
    undone: model.number().default(0),
    /** The engine's own row of it, where Medusa Admin made it. */
    engine_refund_id: model.text().nullable(),
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
