import type { MedusaContainer } from "@medusajs/framework/types"
import type { Message } from "../modules/outbox"
import { deliver, outboxOf } from "./outbox-worker"
import { isPrivate } from "./without-tokens"

/** Maximum number of times that a message is sent again. */
const AGAIN_AT_MOST = 3
const AGAIN = /:again-\d+$/

export type SentAgain =
  | { outcome: "sent"; message: Message }
  | { outcome: "not_found" | "not_sent" | "is_private" | "too_often" }

const originOf = ({ id, key }: Message): string => (key ?? `message:${id}`).replace(AGAIN, "")

/**
 * Sends a message again, unchanged and to the same address. Throws for private links, which give access to the account.
 */
export async function sendAgain(container: MedusaContainer, id: string): Promise<SentAgain> {
  const { table } = outboxOf(container)
  const message = await table.find(id)
  if (!message) return { outcome: "not_found" }
  if (message.state !== "sent") return { outcome: "not_sent" }
  if (isPrivate(message)) return { outcome: "is_private" }
  for (let time = 1; time <= AGAIN_AT_MOST; time++) {
    // `add` returns null if the key is taken, so concurrent requests can't exceed the maximum.
    if (!(await table.add({ ...messageOf(message), key: `${originOf(message)}:again-${time}` }))) continue
    void deliver(container)
    return { outcome: "sent", message }
  }
  return { outcome: "too_often" }
}

const messageOf = ({
  to,
  reply_to,
  language,
  subject,
  text,
  html,
  attachments,
  unsubscribe_url,
  channel,
}: Message) => ({
  ...{ to, reply_to, language, subject, text, html, attachments, unsubscribe_url, channel },
})
