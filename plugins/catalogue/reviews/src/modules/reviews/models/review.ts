import { REVIEW_STATES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** A review by a buyer, or imported from a former shop. One per product and e-mail address. */
export const Review = model
  .define("review", {
    id: model.id({ prefix: "rev" }).primaryKey(),
    product_id: model.text(),
    /** Order that proves the purchase. null after anonymisation, and for reviews of a former shop. */
    order_id: model.text().nullable(),
    order_number: model.text().nullable(),
    /** Lower case. null after anonymisation, and for accounts without a verified address. */
    email: model.text().nullable(),
    stars: model.number(),
    title: model.text(),
    text: model.text(),
    author_name: model.text().nullable(),
    language: model.text(),
    state: model.enum([...REVIEW_STATES]),
    refusal: model.text().nullable(),
    reply: model.text().nullable(),
    written_at: model.dateTime(),
    /** False for a review of a former shop whose purchase is not proved. */
    is_verified: model.boolean().default(true),
  })
  .indexes([
    {
      name: "UQ_review_product_id_email",
      on: ["product_id", "email"],
      unique: true,
      where: "email IS NOT NULL",
    },
    { on: ["product_id", "state", "written_at"] },
    { on: ["state", "written_at"] },
    { on: ["order_id"] },
  ])
