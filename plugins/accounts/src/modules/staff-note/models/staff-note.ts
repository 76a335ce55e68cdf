import { model } from "@medusajs/framework/utils"

/** What an administrator wrote down of an order or a customer, for administrators. */
export const StaffNote = model
  .define("staff_note", {
    id: model.id({ prefix: "note" }).primaryKey(),
    subject: model.enum(["order", "customer"]),
    /** The engine's id of the order or the customer. */
    subject_id: model.text(),
    text: model.text(),
    by_email: model.text().nullable(),
  })
  .indexes([{ on: ["subject", "subject_id"] }])
