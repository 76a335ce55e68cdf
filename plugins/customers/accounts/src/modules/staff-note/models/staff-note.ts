import { model } from "@medusajs/framework/utils"

export const StaffNote = model
  .define("staff_note", {
    id: model.id({ prefix: "note" }).primaryKey(),
    subject: model.enum(["order", "customer"]),
    subject_id: model.text(),
    text: model.text(),
    by_email: model.text().nullable(),
  })
  .indexes([{ on: ["subject", "subject_id"] }])
