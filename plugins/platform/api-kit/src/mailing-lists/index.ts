import type { MedusaContainer } from "@medusajs/framework/types"
import { shopOrigins } from "../http/origins/origins"
import { linkData, MAILING_LISTS, signedToken } from "../signed-links"

export type MailingList = (typeof MAILING_LISTS)[number]

/** Unsubscribes a reader from a mailing list. If they are not subscribed, it does nothing. */
type End = (container: MedusaContainer, subject: string) => Promise<void>

const ends = new Map<MailingList, End>()

/** Connects a mailing list with its unsubscribe function. The list's plugin calls it when its module is loaded. */
export function connectMailingList(list: MailingList, end: End): void {
  ends.set(list, end)
}

/**
 * Returns the URL for one-click unsubscription by POST. It belongs in the header `List-Unsubscribe` (RFC 8058).
 * @param subject the reader's identifier in the list's plugin
 */
export function oneClickUrl(container: MedusaContainer, list: MailingList, subject: string): string {
  const token = signedToken(container, "one_click", { list, subject })
  return `${shopOrigins(container)[0] ?? ""}/api/mail/unsubscribe?token=${token}`
}

/** Unsubscribes by the token of a one-click URL. @throws 400 link_expired for a forged token */
export async function unsubscribe(container: MedusaContainer, token: string): Promise<void> {
  const { list, subject } = linkData(container, "one_click", token)
  await ends.get(list)?.(container, subject)
}
