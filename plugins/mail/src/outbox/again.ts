import type { MedusaContainer } from "@medusajs/framework/types"
import type { Message } from "../modules/outbox"
import { deliver, outboxOf } from "./outbox-worker"
import { isPrivate } from "./without-tokens"

/** How often a message goes out once more, its copies' copies included. */
const AGAIN_AT_MOST = 3
const AGAIN = /:again-\d+$/

/** What became of it: sent, or why not. */
export type SentAgain =
  | { outcome: "sent"; message: Message }
  | { outcome: "not_found" | "not_sent" | "is_private" | "too_often" }

/** What a message and its copies have in common. */
const originOf = ({ id, key }: Message): string => (key ?? `message:${id}`).replace(AGAIN, "")

/**
 * Sends a message once more, as it was, to the same address. One that opens an account is not: whoever has the link has
 * the account.
 */
export async function sendAgain(container: MedusaContainer, id: string): Promise<SentAgain> {
  const { table } = outboxOf(container)
  const message = await table.find(id)
  if (!message) return { outcome: "not_found" }
  if (message.state !== "sent") return { outcome: "not_sent" }
  if (isPrivate(message)) return { outcome: "is_private" }
  for (let time = 1; time <= AGAIN_AT_MOST; time++) {
    // The key is taken by one: two who ask at once send two copies, never a fourth.
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
}: Message) => ({
  ...{ to, reply_to, language, subject, text, html, attachments, unsubscribe_url },
})
