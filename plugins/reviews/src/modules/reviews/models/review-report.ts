import { model } from "@medusajs/framework/utils"

/** Somebody's notice that a review breaks a rule. */
export const ReviewReport = model
  .define("review_report", {
    id: model.id({ prefix: "revrep" }).primaryKey(),
    review_id: model.text(),
    rule: model.text(),
    text: model.text(),
    /** Where they are told what became of it. */
    email: model.text().nullable(),
    language: model.text(),
    /** null until an administrator decided. */
    decided_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["review_id"] }])
