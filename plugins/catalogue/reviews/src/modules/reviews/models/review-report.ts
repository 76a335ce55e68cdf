import { model } from "@medusajs/framework/utils"

export const ReviewReport = model
  .define("review_report", {
    id: model.id({ prefix: "revrep" }).primaryKey(),
    review_id: model.text(),
    rule: model.text(),
    text: model.text(),
    email: model.text().nullable(),
    language: model.text(),
    decided_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["review_id"] }])
