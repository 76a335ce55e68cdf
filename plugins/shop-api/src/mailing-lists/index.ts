import type { MedusaContainer } from "@medusajs/framework/types"
import { shopOrigins } from "../http/origins/origins"
import { linkData, MAILING_LISTS, signedToken } from "../signed-links"

export type MailingList = (typeof MAILING_LISTS)[number]

/** Ends a kind of mail for one reader. Ending it twice is no failure. */
type End = (container: MedusaContainer, subject: string) => Promise<void>

const ends = new Map<MailingList, End>()

/** Connects what ends a kind of mail. Called by each plugin that sends some, when its module is loaded. */
export function connectMailingList(list: MailingList, end: End): void {
  ends.set(list, end)
}

/**
 * The address that ends a kind of mail for one reader by a POST, for the header `List-Unsubscribe` (RFC 8058).
 * @param subject what the list's plugin knows the reader by
 */
export function oneClickUrl(container: MedusaContainer, list: MailingList, subject: string): string {
  const token = signedToken(container, "one_click", { list, subject })
  return `${shopOrigins(container)[0] ?? ""}/api/mail/unsubscribe?token=${token}`
}

/** Ends what such an address is for. @throws 400 link_expired for a forged token */
export async function unsubscribe(container: MedusaContainer, token: string): Promise<void> {
  const { list, subject } = linkData(container, "one_click", token)
  await ends.get(list)?.(container, subject)
}
