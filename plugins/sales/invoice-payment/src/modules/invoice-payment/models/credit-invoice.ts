import { model } from "@medusajs/framework/utils"

/** An order that was charged to the account of a business. */
export const CreditInvoice = model
  .define("credit_invoice", {
    id: model.id({ prefix: "inv" }).primaryKey(),
    /** Unique, because each payment session has at most one invoice. */
    payment_session_id: model.text().unique(),
    customer_id: model.text(),
    order_number: model.text(),
    communication: model.text(),
    amount_cents: model.number(),
    currency_code: model.text(),
    attempt_id: model.text(),
    cart_id: model.text(),
    shop_id: model.text(),
    /** Last day for the payment, such as 2026-12-31. */
    due_on: model.text(),
    reminders: model.number(),
    reminded_at: model.dateTime().nullable(),
    /** Set if no order was created. Nothing is then due. */
    ended_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["customer_id"] }, { on: ["order_number"] }, { on: ["due_on"], where: "ended_at IS NULL" }])
