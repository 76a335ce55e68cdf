/** E-mail for the other plugins: write one, ask how it is doing, forget a person's. */
export { merchantAddress, sendMail, unwrittenKeys } from "./send-mail"
export { outboxHealth, type OutboxHealth } from "./health"
export { findMessage, hasMailServer, messagePage, retryMessage } from "./read"
export { eraseMessages, overdueMessages } from "./erase"
export type { Mail } from "./mail"
export { nameInMail } from "../layout"
export type { MailContent } from "../layout"
export type { MailAttachment, Message } from "../modules/outbox"
