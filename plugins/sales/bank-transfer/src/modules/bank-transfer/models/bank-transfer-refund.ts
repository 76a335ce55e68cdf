import { model } from "@medusajs/framework/utils"

export const BankTransferRefund = model
  .define("bank_transfer_refund", {
    id: model.id({ prefix: "btr" }).primaryKey(),
    key: model.text().unique(),
    transfer_id: model.text(),
    amount_cents: model.number(),
    /** Always null since the order's refund is the only place of the account. A later release drops it. */
    account: model.text().nullable(),
  })
  .indexes([{ on: ["transfer_id"] }])
