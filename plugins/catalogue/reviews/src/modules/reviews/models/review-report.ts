import { model } from "@medusajs/framework/utils"

/** A report that a review breaks a rule. */
export const ReviewReport = model
  .define("review_report", {
    id: model.id({ prefix: "revrep" }).primaryKey(),
    review_id: model.text(),
    rule: model.text(),
    text: model.text(),
    /** Address for the decision. */
    email: model.text().nullable(),
    language: model.text(),
    /** Null until the decision. */
    decided_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["review_id"] }])
