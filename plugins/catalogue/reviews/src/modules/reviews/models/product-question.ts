import { REVIEW_STATES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

export const ProductQuestion = model
  .define("product_question", {
    id: model.id({ prefix: "que" }).primaryKey(),
    product_id: model.text(),
    /** null after anonymisation. So are `email` and `author_name`. */
    customer_id: model.text().nullable(),
    /** Verified address in lower case. The answer is sent there. */
    email: model.text().nullable(),
    author_name: model.text().nullable(),
    text: model.text(),
    language: model.text(),
    state: model.enum([...REVIEW_STATES]),
    refusal: model.text().nullable(),
    reply: model.text().nullable(),
    written_at: model.dateTime(),
  })
  .indexes([
    { on: ["product_id", "customer_id", "text"], unique: true, where: "customer_id IS NOT NULL" },
    { on: ["product_id", "state", "written_at"] },
    { on: ["state", "written_at"] },
    { on: ["customer_id"] },
  ])
