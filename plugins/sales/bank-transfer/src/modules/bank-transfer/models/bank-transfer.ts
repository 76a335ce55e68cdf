import { model } from "@medusajs/framework/utils"

/** A shopper's promise to transfer the money for an order. */
export const BankTransfer = model
  .define("bank_transfer", {
    id: model.id({ prefix: "bt" }).primaryKey(),
    /** One promise per payment session of the checkout. */
    payment_session_id: model.text().unique(),
    order_number: model.text(),
    /** +++123/4567/89012+++ */
    communication: model.text().unique(),
    /** The promised amount. After receipt, the received amount. */
    amount_cents: model.number(),
    currency_code: model.text(),
    /** The checkout's id of the purchase. */
    attempt_id: model.text(),
    cart_id: model.text(),
    shop_id: model.text(),
    remind_at: model.dateTime(),
    reminded_at: model.dateTime().nullable(),
    /** The end of a day in Belgium. The order is cancelled if the money has not arrived by then. */
    due_at: model.dateTime(),
    /** Deadline for the buyer to confirm the e-mail address. Null after the confirmation. */
    confirm_by: model.dateTime().nullable(),
    received_at: model.dateTime().nullable(),
    /** No payment is requested any more. */
    ended_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["confirm_by"], where: "confirm_by IS NOT NULL AND received_at IS NULL AND ended_at IS NULL" },
    { on: ["due_at"], where: "received_at IS NULL AND ended_at IS NULL" },
    { on: ["remind_at"], where: "received_at IS NULL AND ended_at IS NULL AND reminded_at IS NULL" },
  ])
