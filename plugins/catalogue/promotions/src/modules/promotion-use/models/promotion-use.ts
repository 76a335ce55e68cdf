import { model } from "@medusajs/framework/utils"

/** Reserved while a payment page is open, counted for an order, returned after cancellation. */
export const PromotionUse = model
  .define("promotion_use", {
    id: model.id({ prefix: "prouse" }).primaryKey(),
    promotion_id: model.text(),
    cart_id: model.text(),
    /** Null on rows of an earlier version. */
    attempt_id: model.text().nullable(),
    /** Discount with VAT. */
    amount_cents: model.number(),
    /** While reserved: customer id or e-mail address for a budget per customer. */
    attribute_value: model.text().nullable(),
    state: model.enum(["held", "ordered", "returned"]),
  })
  .indexes([{ name: "UQ_promotion_use_cart", on: ["cart_id", "promotion_id"], unique: true }])
