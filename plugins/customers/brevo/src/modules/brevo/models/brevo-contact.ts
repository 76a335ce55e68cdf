import { model } from "@medusajs/framework/utils"

/** States of a contact at Brevo. "rejected": Brevo does not accept it until it changes. */
export const CONTACT_STATES = ["synchronised", "removed", "unsubscribed", "rejected", "new"] as const

/** A subscriber whom the shop sent, or tried to send, to Brevo. */
export const BrevoContact = model
  .define("brevo_contact", {
    id: model.id({ prefix: "brevo" }).primaryKey(),
    /** Lower case. */
    email: model.text(),
    state: model.enum([...CONTACT_STATES]),
    /** Hash of the contact that Brevo has, or rejects. Null if it is not in the list. */
    pushed: model.text().nullable(),
    /** Time of the consent that Brevo has. */
    consent_since: model.text().nullable(),
    /** Failed attempts since the last success. */
    attempts: model.number().default(0),
    next_at: model.dateTime().nullable(),
    /** Why Brevo rejects the contact. */
    reason: model.text().nullable(),
    synchronised_at: model.dateTime().nullable(),
  })
  .indexes([{ name: "UQ_brevo_contact_email", on: ["email"], unique: true }])
