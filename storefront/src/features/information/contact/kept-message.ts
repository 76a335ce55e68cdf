import { forgetDraft, keepDraft, readDraft } from "../../../components/draft/stored-drafts"
import { EMPTY_MESSAGE, type ContactValues } from "./contact-form"

const FORM = "contact:"

/** What was typed and not sent, until the tab is closed. */
export function keptMessage(): Partial<ContactValues> {
  const kept = readDraft(FORM)
  // What is stored under this key is what this form has written.
  return kept ? (kept.values as ContactValues) : {}
}

/** A name and an address alone are no message. */
export function keepMessage(values: ContactValues): void {
  if (values.message.trim() || values.order_number) keepDraft(FORM, { values, read: EMPTY_MESSAGE })
  else forgetMessage()
}

export const forgetMessage = (): void => forgetDraft(FORM)
