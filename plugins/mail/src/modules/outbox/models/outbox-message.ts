import { model } from "@medusajs/framework/utils"
import { MESSAGE_STATES } from "../states"

/** One e-mail to one person, finished: it is sent as it stands here, however often that has to be tried. */
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
    /** What the message is about, where it must be written only once: "order-confirmation:order_1". outbox_key remembers it. */
    key: model.text().unique("UQ_outbox_message_key").nullable(),
    /** Where a mail program ends this kind of mail by a POST (RFC 8058). */
    unsubscribe_url: model.text().nullable(),
    state: model.enum([...MESSAGE_STATES]).default("queued"),
    attempts: model.number().default(0),
    /** When it is tried next; pushed ahead while somebody is trying, so that nobody else does. */
    next_attempt_at: model.dateTime(),
    last_error: model.text().nullable(),
    /** The mail server's name for it, or "outbox" where there is no mail server. */
    external_id: model.text().nullable(),
    sent_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["next_attempt_at"], where: "state = 'queued'" },
    { on: ["to"] },
    { on: ["state"], where: "state <> 'sent'" },
  ])
