import type { findMessage, messagePage } from "@bon-perroquet/mail/outbox"
import type { MailedMessage, MailedMessageDetail } from "@bon-perroquet/contract"

type Headed = Awaited<ReturnType<typeof messagePage>>["rows"][number]
type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/**
 * Returns a message of the outbox for an administrator's list.
 * @param leaves whether the shop has a mail server
 */
export const headView = (message: Headed, leaves: boolean): MailedMessage => ({
  id: message.id,
  to: message.to,
  language: message.language,
  subject: message.subject,
  state: message.state,
  kept: message.state === "sent" && !leaves,
  attempts: message.attempts,
  last_error: message.last_error,
  created_at: message.created_at.toISOString(),
  sent_at: message.sent_at?.toISOString() ?? null,
})

export const messageView = (message: Message, leaves: boolean): MailedMessageDetail => ({
  ...headView(message, leaves),
  text: message.text,
  html: message.html,
})
