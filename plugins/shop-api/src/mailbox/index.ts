import type { findMessage, messagePage } from "@bon-perroquet/mail/outbox"
import type { MailedMessage, MailedMessageDetail } from "@bon-perroquet/contract"

type Headed = Awaited<ReturnType<typeof messagePage>>["rows"][number]
type Message = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** A message of the outbox as an administrator's list shows it. */
export const headView = (message: Headed): MailedMessage => ({
  id: message.id,
  to: message.to,
  language: message.language,
  subject: message.subject,
  state: message.state,
  attempts: message.attempts,
  last_error: message.last_error,
  created_at: message.created_at.toISOString(),
  sent_at: message.sent_at?.toISOString() ?? null,
})

/** With both its parts. */
export const messageView = (message: Message): MailedMessageDetail => ({
  ...headView(message),
  text: message.text,
  html: message.html,
})
