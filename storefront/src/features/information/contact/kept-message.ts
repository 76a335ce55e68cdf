import { forgetDraft, keepDraft, readDraft } from "../../../components/draft/stored-drafts"
import { EMPTY_MESSAGE, type ContactValues } from "./contact-form"

const FORM = "contact:"

/** Returns the unsent message of this tab. */
export function keptMessage(): Partial<ContactValues> {
  const kept = readDraft(FORM)
  // Only this form writes this key.
  return kept ? (kept.values as ContactValues) : {}
}

/** Keeps the draft unless it contains only sender data. */
export function keepMessage(values: ContactValues): void {
  if (values.message.trim() || values.order_number) keepDraft(FORM, { values, read: EMPTY_MESSAGE })
  else forgetMessage()
}

export const forgetMessage = (): void => forgetDraft(FORM)
