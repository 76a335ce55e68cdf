import { model } from "@medusajs/framework/utils"

/** A gift card, or the store credit of a customer. Its balance is the sum of its entries. */
export const BalanceAccount = model
  .define("balance_account", {
    id: model.id({ prefix: "bal" }).primaryKey(),
    kind: model.enum(["gift_card", "store_credit"]),
    state: model.enum(["active", "blocked", "replaced"]),
    /** Keyed hash of a gift card's code. Null for store credit. */
    code_hash: model.text().unique().nullable(),
    last4: model.text().nullable(),
    currency_code: model.text(),
    /** Owner of a store credit. Null for a gift card, which anybody with the code can use. */
    customer_id: model.text().nullable(),
    expires_at: model.dateTime().nullable(),
    /** The card that has taken over the balance. */
    replaced_by: model.text().nullable(),
    reason: model.text().nullable(),
    by_email: model.text().nullable(),
  })
  .indexes([
    {
      name: "UQ_balance_account_customer",
      on: ["customer_id", "currency_code"],
      unique: true,
      where: "customer_id IS NOT NULL",
    },
  ])
