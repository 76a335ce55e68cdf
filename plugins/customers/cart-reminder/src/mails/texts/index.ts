import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Texts {
  greeting: string
  reminder: { subject: string; paragraphs: string[]; action: string; footer: string }
  /** Link for readers who want no reminders. */
  refuse: string
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
