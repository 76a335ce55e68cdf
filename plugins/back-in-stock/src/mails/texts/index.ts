import type { Language } from "@bon-perroquet/contract"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

interface Letter {
  subject: string
  paragraphs: string[]
  action: string
  footer: string
}

/** Of both, `name` is the product's, with its size where there are several. */
export interface Texts {
  greeting: string
  /** Whether the address wants to be told. */
  question: (name: string) => Letter
  isBack: (name: string) => Letter
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
