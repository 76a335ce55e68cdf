import { BALANCE_ENTRY_KINDS } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** A change of a balance. A database trigger rejects updates and deletions. */
export const BalanceEntry = model
  .define("balance_entry", {
    id: model.id({ prefix: "balent" }).primaryKey(),
    account_id: model.text(),
    kind: model.enum([...BALANCE_ENTRY_KINDS]),
    /** Positive if the balance increases. */
    cents: model.number(),
    /** Prevents a second entry for the same event. */
    key: model.text().unique(),
    order_number: model.text().nullable(),
    /** The redemption that a refund returns. */
    redemption_id: model.text().nullable(),
    reason: model.text().nullable(),
    by_email: model.text().nullable(),
  })
  .indexes([{ on: ["account_id"] }, { on: ["redemption_id"], where: "redemption_id IS NOT NULL" }])
