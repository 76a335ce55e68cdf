import type { MedusaContainer } from "@medusajs/framework/types"
import { shopOrigins } from "../http/origins/origins"
import { linkData, MAILING_LISTS, signedToken } from "../signed-links"

export type MailingList = (typeof MAILING_LISTS)[number]

/** Unsubscribes a reader from a mailing list. Unsubscribing twice is not an error. */
type End = (container: MedusaContainer, subject: string) => Promise<void>

const ends = new Map<MailingList, End>()

/**
 * Connects the unsubscribe function of a mailing list. Called by each plugin that has a list, when its module
 * is loaded.
 */
export function connectMailingList(list: MailingList, end: End): void {
  ends.set(list, end)
}

/**
 * Returns the address for one-click unsubscription by POST, which the header `List-Unsubscribe` contains (RFC 8058).
 * @param subject the reader's identifier in the list's plugin
 */
export function oneClickUrl(container: MedusaContainer, list: MailingList, subject: string): string {
  const token = signedToken(container, "one_click", { list, subject })
  return `${shopOrigins(container)[0] ?? ""}/api/mail/unsubscribe?token=${token}`
}

/** Unsubscribes by the token of a one-click address. @throws 400 link_expired for a forged token */
export async function unsubscribe(container: MedusaContainer, token: string): Promise<void> {
  const { list, subject } = linkData(container, "one_click", token)
  await ends.get(list)?.(container, subject)
}
