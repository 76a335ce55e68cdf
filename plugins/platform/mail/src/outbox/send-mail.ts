import { recentBrand, recentMerchant } from "@bon-perroquet/shop-settings/settings"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Sender } from "../layout"
import type { Cause } from "../modules/outbox"
import type { Mail } from "@bon-perroquet/api-kit/mails"
import { logoAddress } from "@bon-perroquet/contract/theme"
import { LOGO_PART } from "./logo-part"
import { compose } from "./mail"
import { deliver, outboxOf } from "./outbox-worker"

export async function senderOf(container: MedusaContainer): Promise<Sender> {
  const [merchant, brand] = await Promise.all([recentMerchant(container), recentBrand(container)])
  return { ...merchant, brand, url: furtherChannel()?.url ?? outboxOf(container).url }
}

/**
 * Stores a message and starts its delivery without waiting.
 * @returns the message's id, or null if a message with this `key` exists
 */
export async function sendMail(container: MedusaContainer, mail: Mail): Promise<string | null> {
  const { table } = outboxOf(container)
  const id = await table.add(compose(mail, await senderOf(container)))
  if (id) void deliver(container)
  return id
}

export async function previewMail(
  container: MedusaContainer,
  mail: Mail,
): Promise<{ subject: string; html: string }> {
  const { subject, html } = compose(mail, await senderOf(container))
  // A browser shows the logo by its address, a mail program as a part of the message.
  return { subject, html: html.replace(LOGO_PART, (_, id: string) => logoAddress(id, "logo")) }
}

export const outboxUrl = (container: MedusaContainer): string =>
  furtherChannel()?.url ?? outboxOf(container).url

/** Returns the keys that have no message yet, so that callers compose only these. */
export const unwrittenKeys = (container: MedusaContainer, causes: readonly Cause[]): Promise<Set<string>> =>
  outboxOf(container).table.unwritten(causes)

/** Returns by key whether a message could not be delivered. Deleted messages are missing. */
export const undelivered = (
  container: MedusaContainer,
  keys: readonly string[],
): Promise<Map<string, boolean>> => outboxOf(container).table.failed(keys)

export const merchantAddress = async (container: MedusaContainer): Promise<string> =>
  (await recentMerchant(container)).email
