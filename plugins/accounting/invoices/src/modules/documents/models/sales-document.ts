import { DOCUMENT_KINDS } from "@bon-perroquet/contract/sets"
import { model } from "@medusajs/framework/utils"

/** The table rejects changes and deletion (see schema.ts). */
export const SalesDocument = model
  .define("sales_document", {
    id: model.id({ prefix: "doc" }).primaryKey(),
    kind: model.enum([...DOCUMENT_KINDS]),
    number: model.text().unique("UQ_sales_document_number"),
    order_id: model.text(),
    refund_id: model.text().nullable(),
    /** Change of the order that a further invoice covers. Null for the first invoice. */
    cause_id: model.text().nullable(),
    issued_at: model.dateTime(),
    content: model.json(),
  })
  .indexes([
    { on: ["order_id"] },
    { on: ["order_id"], unique: true, where: "kind = 'invoice' AND cause_id IS NULL" },
    { on: ["cause_id"], unique: true, where: "cause_id IS NOT NULL" },
    { on: ["refund_id"], unique: true, where: "refund_id IS NOT NULL" },
    { on: ["issued_at"] },
  ])
