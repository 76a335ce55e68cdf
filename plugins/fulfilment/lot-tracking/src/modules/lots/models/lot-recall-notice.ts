import { model } from "@medusajs/framework/utils"

/** A recipient of a recalled lot, who is notified once. */
export const LotRecallNotice = model
  .define("lot_recall_notice", {
    id: model.id({ prefix: "lotrn" }).primaryKey(),
    lot_id: model.text(),
    email: model.text(),
    language: model.text(),
    told_at: model.dateTime().nullable(),
    /** Whether the e-mail could not be delivered, for example because the address is invalid. */
    undelivered: model.boolean().default(false),
  })
  .indexes([{ name: "IDX_lot_recall_notice_email", on: ["lot_id", "email"], unique: true }])
