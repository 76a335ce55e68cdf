import { E_INVOICE_STATES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** The SQL in `e-invoices/` writes the rows. */
export const EInvoice = model
  .define("e_invoice", {
    document_number: model.text().primaryKey(),
    order_id: model.text(),
    receiver: model.text(),
    state: model.enum([...E_INVOICE_STATES]),
    handed_as: model.text().nullable(),
    reason: model.text().nullable(),
    attempts: model.number().default(0),
    changed_at: model.dateTime(),
    /** Time of the next attempt, or null for none. */
    next_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["handed_as"] }, { on: ["next_at"], where: "next_at IS NOT NULL" }])
