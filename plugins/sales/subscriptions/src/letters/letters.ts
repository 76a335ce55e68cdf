import type { Language } from "@bon-perroquet/contract/sets"
import type { MailLetters, Values } from "@bon-perroquet/api-kit/mails"
import { TEXTS, type Letter, type Texts } from "."

const of = (say: (texts: Texts, values: Values) => Letter) => ({
  letter: (language: Language, values: Values) => say(TEXTS[language], values),
  greeting: (language: Language, name: string) => TEXTS[language].greeting(name),
})

export const REPEAT_LETTERS = {
  repeat_begun: of((texts, { weeks = "", day = "" }) => texts.begun(weeks, day)),
  repeat_announced: of((texts, { day = "", amount = "" }) => texts.announced(day, amount)),
  repeat_waits: of((texts, { product = "" }) => texts.waits(product)),
  repeat_skipped: of((texts, { product = "" }) => texts.skipped(product)),
  repeat_refused: of((texts, { day = "" }) => texts.refused(day)),
  repeat_paused: of((texts) => texts.givenUp),
  repeat_ended: of((texts) => texts.ended),
} satisfies MailLetters
