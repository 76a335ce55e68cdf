import { E_INVOICE_STATES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** A document that is handed to the access point, and how far it got. Written by SQL, in `e-invoices/`. */
export const EInvoice = model
  .define("e_invoice", {
    document_number: model.text().primaryKey(),
    order_id: model.text(),
    /** The buyer's address in the network. */
    receiver: model.text(),
    state: model.enum([...E_INVOICE_STATES]),
    /** The access point's id of what it was given. */
    handed_as: model.text().nullable(),
    reason: model.text().nullable(),
    /** Since the state is what it is. */
    attempts: model.number().default(0),
    changed_at: model.dateTime(),
    /** When it is looked at next; null where nothing more is to happen by itself. */
    next_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["order_id"] }, { on: ["handed_as"] }, { on: ["next_at"], where: "next_at IS NOT NULL" }])
