import { model } from "@medusajs/framework/utils"

/** A recipient of a recalled lot, who is notified once. */
export const LotRecallNotice = model
  .define("lot_recall_notice", {
    id: model.id({ prefix: "lotrn" }).primaryKey(),
    lot_id: model.text(),
    email: model.text(),
    language: model.text(),
    told_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "IDX_lot_recall_notice_email", on: ["lot_id", "email"], unique: true }])
