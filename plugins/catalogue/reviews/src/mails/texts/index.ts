import type { ReviewRule } from "@bon-perroquet/contract"
import type { Language } from "@bon-perroquet/contract/sets"
import { de } from "./de"
import { en } from "./en"
import { fr } from "./fr"
import { nl } from "./nl"

export interface Letter {
  subject: string
  paragraphs: string[]
}

export interface Texts {
  greeting: (name: string) => string
  request: (number: string) => Letter & { action: string; footer: string }
  refused: (product: string, rule: string) => Letter & { action: string }
  question: {
    answered: (product: string, asked: { text: string; reply: string }) => Letter & { action: string }
    refused: (product: string, rule: string) => Letter
  }
  outcome: Record<"published" | "refused", (product: string) => Letter>
  rules: Record<ReviewRule, string>
}

export const TEXTS: Record<Language, Texts> = { fr, nl, en, de }
