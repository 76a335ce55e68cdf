import { model } from "@medusajs/framework/utils"

/** An amount that only one checkout attempt can redeem. It is deleted when the attempt ends. */
export const BalanceHold = model
  .define("balance_hold", {
    id: model.id({ prefix: "balhold" }).primaryKey(),
    account_id: model.text(),
    cart_id: model.text(),
    attempt_id: model.text(),
    cents: model.number(),
  })
  .indexes([
    { name: "UQ_balance_hold_attempt", on: ["attempt_id", "account_id"], unique: true },
    { on: ["account_id"] },
    { on: ["cart_id"] },
  ])
