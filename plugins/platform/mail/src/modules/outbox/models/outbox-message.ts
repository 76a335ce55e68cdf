import { model } from "@medusajs/framework/utils"
import { MESSAGE_STATES } from "../message"

export const OutboxMessage = model
  .define("outbox_message", {
    id: model.id({ prefix: "mail" }).primaryKey(),
    to: model.text(),
    reply_to: model.text().nullable(),
    language: model.text(),
    subject: model.text(),
    text: model.text(),
    html: model.text(),
    attachments: model.json(),
    /**
     * A message with this key, for example "order-confirmation:order_1", is written only once. outbox_key stores the
     * hash.
     */
    key: model.text().unique("UQ_outbox_message_key").nullable(),
    /** URL that ends this kind of mail by POST (RFC 8058). */
    unsubscribe_url: model.text().nullable(),
    /** Code of the channel whose sender it has. Null for the main channel. */
    channel: model.text().nullable(),
    state: model.enum([...MESSAGE_STATES]).default("queued"),
    attempts: model.number().default(0),
    /** A process that claims the message moves this time into the future. */
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
    /** The mail server's id of the message, or "outbox" without a mail server. */
    external_id: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["next_attempt_at"], where: "state = 'queued'" },
    { on: ["to"] },
    { on: ["state"], where: "state <> 'sent'" },
  ])
