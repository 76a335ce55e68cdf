import { model } from "@medusajs/framework/utils"

/** A use of a promotion: reserved ("held") while a payment page is open, ordered, or returned after a cancellation. */
export const PromotionUse = model
  .define("promotion_use", {
    id: model.id({ prefix: "prouse" }).primaryKey(),
    promotion_id: model.text(),
    cart_id: model.text(),
    /** Null in rows that an earlier version wrote. */
    attempt_id: model.text().nullable(),
    /** Discount, VAT included. */
    amount_cents: model.number(),
    /** Customer id or e-mail address for a budget per customer. Erased when the use is counted. */
    attribute_value: model.text().nullable(),
    state: model.enum(["held", "ordered", "returned"]),
  })
  .indexes([{ name: "UQ_promotion_use_cart", on: ["cart_id", "promotion_id"], unique: true }])
