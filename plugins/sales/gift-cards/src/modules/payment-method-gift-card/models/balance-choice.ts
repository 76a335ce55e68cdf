import { model } from "@medusajs/framework/utils"

/** A gift card or store credit that the customer wants to use for a cart. */
export const BalanceChoice = model
  .define("balance_choice", {
    id: model.id({ prefix: "balcho" }).primaryKey(),
    cart_id: model.text(),
    account_id: model.text(),
  })
  .indexes([{ name: "UQ_balance_choice_cart", on: ["cart_id", "account_id"], unique: true }])
