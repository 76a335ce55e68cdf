import type { MedusaContainer } from "@medusajs/framework/types"
import type { Letter, Worded } from "./letter"
import type { Mail } from "./mail"

export { connectedLetters, connectLetters } from "./connected-letters"
export type { Letter, MailLetters, Values, Worded } from "./letter"
export type { Mail, MailAttachment, MailContent } from "./mail"
export { nameInMail } from "./name-in-mail"

/** Interface of the plugin that sends e-mails, which registers itself when its module is loaded. */
interface MailKeeper {
  send: (container: MedusaContainer, mail: Mail) => Promise<string | null>
  reword: <L extends Letter>(container: MedusaContainer, worded: Worded, letter: L) => Promise<L>
  merchantAddress: (container: MedusaContainer) => Promise<string>
  undelivered: (container: MedusaContainer, keys: readonly string[]) => Promise<Map<string, boolean>>
}

let keeper: MailKeeper | undefined

export function connectMails(connected: MailKeeper): void {
  keeper = connected
}

/**
 * Stores a message and starts its delivery without waiting.
 * @returns the message's id. null without a plugin for e-mails, or if a message with this `key` exists
 */
export const sendMail = async (container: MedusaContainer, mail: Mail): Promise<string | null> =>
  keeper ? keeper.send(container, mail) : null

/** Replaces subject and introduction of an e-mail by the merchant's texts, if they were edited. */
export const reworded = async <L extends Letter>(
  container: MedusaContainer,
  worded: Worded,
  letter: L,
): Promise<L> => (keeper ? keeper.reword(container, worded, letter) : letter)

/**
 * Returns by key whether a message could not be delivered, for example because its address is invalid. Deleted messages are
 * missing.
 */
export const undeliveredMails = async (
  container: MedusaContainer,
  keys: readonly string[],
): Promise<Map<string, boolean>> => (keeper ? keeper.undelivered(container, keys) : new Map())

/** Returns the merchant's e-mail address, or "" without a plugin for e-mails. */
export const merchantAddress = async (container: MedusaContainer): Promise<string> =>
  keeper ? keeper.merchantAddress(container) : ""
