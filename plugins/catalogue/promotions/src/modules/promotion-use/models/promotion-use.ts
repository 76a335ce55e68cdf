import { model } from "@medusajs/framework/utils"

/**
 * Use of a promotion by a payment attempt: reserved while its page is open, counted for its order, and returned if the
 * order is cancelled.
 */
export const PromotionUse = model
  .define("promotion_use", {
    id: model.id({ prefix: "prouse" }).primaryKey(),
    promotion_id: model.text(),
    cart_id: model.text(),
    /** Null on rows of an earlier version. */
    attempt_id: model.text().nullable(),
    /** Discount with VAT. */
    amount_cents: model.number(),
    /** While reserved: customer id or e-mail address of a budget per customer. Null for other promotions. */
    attribute_value: model.text().nullable(),
    state: model.enum(["held", "ordered", "returned"]),
  })
  .indexes([{ name: "UQ_promotion_use_cart", on: ["cart_id", "promotion_id"], unique: true }])
