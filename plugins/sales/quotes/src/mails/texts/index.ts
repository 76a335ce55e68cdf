import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

interface Letter {
  subject: string
  paragraphs: string[]
}

export interface Texts {
  greeting: (name: string) => string
  /** `until` is a formatted day. */
  offered: (until: string) => Letter
  declined: Letter
  action: string
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
