import { model } from "@medusajs/framework/utils"

export const CreditAccount = model.define("credit_account", {
  id: model.id({ prefix: "cra" }).primaryKey(),
  customer_id: model.text().unique(),
  limit_cents: model.number(),
  payment_days: model.number(),
  end_of_month: model.boolean(),
  /** Null once the approval is withdrawn. */
  approved_at: model.dateTime().nullable(),
  approved_by: model.text(),
})
