import { model } from "@medusajs/framework/utils"

export const BankTransferRefund = model
  .define("bank_transfer_refund", {
    id: model.id({ prefix: "btr" }).primaryKey(),
    key: model.text().unique(),
    transfer_id: model.text(),
    amount_cents: model.number(),
    account: model.text(),
  })
  .indexes([{ on: ["transfer_id"] }])
