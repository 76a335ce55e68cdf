import { LANGUAGES } from "@bon-perroquet/contract"
import { model } from "@medusajs/framework/utils"

/** A gift card that a customer buys. Unpaid ones are deleted, names and addresses are erased on request. */
export const GiftCardPurchase = model
  .define("gift_card_purchase", {
    id: model.id({ prefix: "gcpur" }).primaryKey(),
    /** From the series of order numbers. */
    number: model.text().unique(),
    /** `returned`: the shop gives the money back. */
    state: model.enum(["open", "paid", "returned"]),
    amount_cents: model.number(),
    currency_code: model.text(),
    buyer_email: model.text().nullable(),
    giver_name: model.text().nullable(),
    recipient_name: model.text().nullable(),
    /** Null if the buyer receives the card. */
    recipient_email: model.text().nullable(),
    message: model.text().nullable(),
    language: model.enum([...LANGUAGES]),
    /** Code of the channel in which it was bought. Null for the first one. */
    channel: model.text().nullable(),
    /** Day in Belgium on which the card is sent. Null: at once. */
    send_on: model.text().nullable(),
    /** The issued gift card. */
    account_id: model.text().nullable(),
    paid_at: model.dateTime().nullable(),
    /** Time of the receipt to the buyer. */
    receipt_at: model.dateTime().nullable(),
    sent_at: model.dateTime().nullable(),
    /** How often the card was sent, for the keys of the e-mails. */
    times_sent: model.number().default(0),
    returned_at: model.dateTime().nullable(),
    /** Whether the buyer's data are erased, those that the card needs once it is sent. */
    buyer_erased: model.boolean().default(false),
    recipient_erased: model.boolean().default(false),
  })
  .indexes([{ name: "UQ_gift_card_purchase_account", on: ["account_id"], unique: true }])
