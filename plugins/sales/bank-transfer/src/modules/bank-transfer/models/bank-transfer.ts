import { model } from "@medusajs/framework/utils"

export const BankTransfer = model
  .define("bank_transfer", {
    id: model.id({ prefix: "bt" }).primaryKey(),
    /** Unique, because each payment session has at most one transfer. */
    payment_session_id: model.text().unique(),
    order_number: model.text(),
    /** For example +++123/4567/89012+++. */
    communication: model.text().unique(),
    /** Promised amount, replaced by the received amount when the transfer arrives. */
    amount_cents: model.number(),
    currency_code: model.text(),
    attempt_id: model.text(),
    cart_id: model.text(),
    shop_id: model.text(),
    remind_at: model.dateTime(),
    reminded_at: model.dateTime().nullable(),
    /** Payment deadline: the end of a day in Belgium. After it the unpaid order is cancelled. */
    due_at: model.dateTime(),
    /** Deadline for confirming the e-mail address. Null once confirmed. */
    confirm_by: model.dateTime().nullable(),
    received_at: model.dateTime().nullable(),
    ended_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["confirm_by"], where: "confirm_by IS NOT NULL AND received_at IS NULL AND ended_at IS NULL" },
    { on: ["due_at"], where: "received_at IS NULL AND ended_at IS NULL" },
    { on: ["remind_at"], where: "received_at IS NULL AND ended_at IS NULL AND reminded_at IS NULL" },
  ])
