import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Letter {
  subject: string
  paragraphs: string[]
  action: string
  footer: string
}

/** `name`: product name, with the size if there are several. */
export interface Texts {
  greeting: string
  question: (name: string) => Letter
  isBack: (name: string) => Letter
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
