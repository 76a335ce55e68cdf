import type { MedusaContainer } from "@medusajs/framework/types"
import type { Letter, Worded } from "./letter"
import type { Mail } from "./mail"

export { connectedLetters, connectLetters } from "./connected-letters"
export type { Letter, MailLetters, Values, Worded } from "./letter"
export type { Mail, MailAttachment, MailContent } from "./mail"
export { nameInMail } from "./name-in-mail"

/** The plugin that sends e-mails. It connects itself when its module is loaded. */
interface MailKeeper {
  send: (container: MedusaContainer, mail: Mail) => Promise<string | null>
  reword: <L extends Letter>(container: MedusaContainer, worded: Worded, letter: L) => Promise<L>
  merchantAddress: (container: MedusaContainer) => Promise<string>
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

/** Applies the merchant's wording, if there is one. */
export const reworded = async <L extends Letter>(
  container: MedusaContainer,
  worded: Worded,
  letter: L,
): Promise<L> => (keeper ? keeper.reword(container, worded, letter) : letter)

/** Returns "" without a plugin for e-mails. */
export const merchantAddress = async (container: MedusaContainer): Promise<string> =>
  keeper ? keeper.merchantAddress(container) : ""
