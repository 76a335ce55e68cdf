import { model } from "@medusajs/framework/utils"

/** A promotion used by an attempt to pay a cart: held while its payment page is open, then its order's. */
export const PromotionUse = model
  .define("promotion_use", {
    id: model.id({ prefix: "prouse" }).primaryKey(),
    promotion_id: model.text(),
    cart_id: model.text(),
    /** The checkout attempt; null where the version before wrote it. */
    attempt_id: model.text().nullable(),
    /** What it takes off, VAT included. */
    amount_cents: model.number(),
    /** While it is held: the customer or e-mail address that a budget per customer counts; null for other promotions. */
    attribute_value: model.text().nullable(),
    state: model.enum(["held", "ordered"]),
  })
  .indexes([{ name: "UQ_promotion_use_cart", on: ["cart_id", "promotion_id"], unique: true }])
