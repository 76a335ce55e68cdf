import { model } from "@medusajs/framework/utils"

/** A refund, a received payment, or an amount that was paid back. Never changed, only cancelled. */
export const CreditEntry = model
  .define("credit_entry", {
    id: model.id({ prefix: "cre" }).primaryKey(),
    invoice_id: model.text(),
    kind: model.enum(["credit", "payment", "payout"]),
    amount_cents: model.number(),
    day: model.text(),
    /** Idempotency key of a refund. */
    key: model.text().unique().nullable(),
    by_email: model.text().nullable(),
    cancelled_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["invoice_id"] }, { on: ["day"] }])
