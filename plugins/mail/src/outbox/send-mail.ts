import { merchantOf } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Sender } from "../layout"
import type { Cause } from "../modules/outbox"
import { compose, type Mail } from "./mail"
import { deliver, outboxOf } from "./outbox-worker"

/** Who writes, as it holds at this moment. */
export async function senderOf(container: MedusaContainer): Promise<Sender> {
  return { ...(await merchantOf(container)), url: outboxOf(container).url }
}

/**
 * Writes an e-mail into the outbox and returns; it leaves at once where the mail server is there, later where it is not.
 * A `key` that was used before writes nothing: the same message never goes out twice.
 * @returns the message's id, or null when its key was known.
 */
export async function sendMail(container: MedusaContainer, mail: Mail): Promise<string | null> {
  const { table } = outboxOf(container)
  const id = await table.add(compose(mail, await senderOf(container)))
  if (id) void deliver(container)
  return id
}

/** A mail as it would be sent, without sending it. */
export async function previewMail(
  container: MedusaContainer,
  mail: Mail,
): Promise<{ subject: string; html: string }> {
  const { subject, html } = compose(mail, await senderOf(container))
  return { subject, html }
}

/** The shop's public address, as mails name it. */
export const outboxUrl = (container: MedusaContainer): string => outboxOf(container).url

/** With which of these keys a message is to be written that was not yet: only those are worth composing. */
export const unwrittenKeys = (container: MedusaContainer, causes: readonly Cause[]): Promise<Set<string>> =>
  outboxOf(container).table.unwritten(causes)

/** Where the merchant reads mail. */
export const merchantAddress = async (container: MedusaContainer): Promise<string> =>
  (await merchantOf(container)).email
