import { fillGaps, type Language, type MailName, type MailText } from "@bon-perroquet/contract"
import { mailTexts, readSetting } from "@bon-perroquet/shop-settings/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Letter, Values } from "./letter"

export const withWords = <L extends Letter>(letter: L, { subject, intro }: MailText, values: Values): L => ({
  ...letter,
  subject: fillGaps(subject, values),
  paragraphs: [
    ...intro.split(/(?:\r?\n){2,}/).map((paragraph) => fillGaps(paragraph, values)),
    ...letter.paragraphs.slice(1),
  ],
})

interface Worded {
  mail: MailName
  language: Language
  values: Values
}

/** Returns a letter in the merchant's wording, if there is one. */
export async function reworded<L extends Letter>(
  container: MedusaContainer,
  { mail, language, values }: Worded,
  letter: L,
): Promise<L> {
  const { value } = await readSetting(container, mailTexts(mail))
  const words = value[language]
  return words ? withWords(letter, words, values) : letter
}
