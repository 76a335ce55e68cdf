import { model } from "@medusajs/framework/utils"

/** Consent to one reminder of a cart. The row is the proof of the consent. */
export const CartReminder = model
  .define("cart_reminder", {
    id: model.id({ prefix: "cartrem" }).primaryKey(),
    cart_id: model.text(),
    email: model.text(),
    /** Hash of the address, which unsubscribe links contain instead of the address. */
    address_hash: model.text(),
    language: model.text(),
    /** Text beside the box that the shopper ticked. */
    agreed_text: model.text(),
    agreed_at: model.dateTime(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { name: "UQ_cart_reminder_cart_id", on: ["cart_id"], unique: true },
    { name: "IDX_cart_reminder_address_hash", on: ["address_hash"] },
  ])
