import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

/** One message's sentences. */
export interface Letter {
  subject: string
  paragraphs: string[]
  action?: string
  footer?: string
}

export interface Texts {
  greeting: (name: string) => string
  reset: Letter
  verify: Letter
  newsletter: Letter
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
