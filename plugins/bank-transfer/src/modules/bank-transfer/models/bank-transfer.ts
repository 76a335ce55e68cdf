import { model } from "@medusajs/framework/utils"

/** Money that a shopper promised to transfer for an order. */
export const BankTransfer = model
  .define("bank_transfer", {
    id: model.id({ prefix: "bt" }).primaryKey(),
    /** Of the checkout: one promise for each. */
    payment_session_id: model.text().unique(),
    order_number: model.text(),
    /** +++123/4567/89012+++ */
    communication: model.text().unique(),
    /** What was promised; once it is received, what that was. */
    amount_cents: model.number(),
    currency_code: model.text(),
    /** What the purchase is known by at the checkout. */
    attempt_id: model.text(),
    cart_id: model.text(),
    shop_id: model.text(),
    remind_at: model.dateTime(),
    reminded_at: model.dateTime().nullable(),
    /** The end of a day in Belgium: the order is cancelled when the money is not here by then. */
    due_at: model.dateTime(),
    /** Until when the buyer has to confirm the e-mail address; null once that is done. */
    confirm_by: model.dateTime().nullable(),
    received_at: model.dateTime().nullable(),
    /** Nobody is asked to pay any more. */
    ended_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["confirm_by"], where: "confirm_by IS NOT NULL AND received_at IS NULL AND ended_at IS NULL" },
    { on: ["due_at"], where: "received_at IS NULL AND ended_at IS NULL" },
    { on: ["remind_at"], where: "received_at IS NULL AND ended_at IS NULL AND reminded_at IS NULL" },
  ])
