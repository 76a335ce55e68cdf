import { model } from "@medusajs/framework/utils"

/** Money that the merchant gave back from their own bank. */
export const BankTransferRefund = model
  .define("bank_transfer_refund", {
    id: model.id({ prefix: "btr" }).primaryKey(),
    /** Of whoever asked: the same key is the same refund. */
    key: model.text().unique(),
    transfer_id: model.text(),
    amount_cents: model.number(),
    /** IBAN of the customer's account, without blanks. */
    account: model.text(),
  })
  .indexes([{ on: ["transfer_id"] }])
