import { type Language, LANGUAGES, measureOf } from "@bon-perroquet/contract"

/** The letters alone: "Noix décortiquées" and "NOIX DECORTIQUEES" read the same, œ is oe. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
}

/** The words of a text in plain letters; "d’amandes" are two. */
export const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Words that join others and say nothing of what is looked for, in plain letters. */
const JOINING_IN: Record<Language, string> = {
  fr: "a au aux avec d dans de des du en et l la le les ou par pour sans sur un une",
  nl: "als bij de een en het in met of om op te van voor zonder",
  en: "an and at by for from in of on or the to with without",
  de: "am aus das der die ein eine einem einen einer fur im in mit oder ohne und vom von zum zur",
}
const JOINING = new Set(LANGUAGES.flatMap((language) => JOINING_IN[language].split(" ")))
/** More words than anyone types; each costs a look into the index. */
const MAX_WORDS = 8

/** "500 g", "1,5kg": a number and the word after it. */
const AMOUNT = /(?<![\d.,])\d+(?:[.,]\d+)?\s*\p{L}+/gu

/** An amount as a word that nobody can type, so that "1 kg", "1kg" and "1000 g" are the same and none is inside another. */
function amountWord(text: string): string | undefined {
  const measure = measureOf(text)
  if (measure?.kind === "weight") return `=${measure.grams}g`
  return measure?.kind === "volume" ? `=${measure.millilitres}ml` : undefined
}

/** The words of a text and the amounts in it. */
export function wordsAndAmountsOf(text: string): string[] {
  const amounts = /\d/.test(text) ? (plainLetters(text).match(AMOUNT) ?? []) : []
  return [...wordsOf(text), ...amounts.flatMap((amount) => amountWord(amount) ?? [])]
}

/** The words of a unit's label and what it amounts to: "€/kg" is one kilogram. */
export const unitWordsOf = (label: string): string[] => withOther(wordsOf(label), amountWord(label))

/** The words of a product's number, and the number whole. */
export const numberWordsOf = (sku: string): string[] => withOther(wordsOf(sku), numberWord(sku))

const withOther = (words: string[], other: string | undefined): string[] =>
  other === undefined ? words : [...words, other]

/** A product's number as one word that nobody can type; none where it is a single word, which texts may have too. */
export function numberWord(text: string): string | undefined {
  const words = wordsOf(text)
  return words.length > 1 ? `#${words.join(" ")}` : undefined
}

/** What to look for: amounts, and the words that mean something, or all of them when none does. */
export function soughtWords(text: string): string[] {
  const amounts: string[] = []
  const rest = plainLetters(text).replace(AMOUNT, (found) => {
    const amount = amountWord(found)
    if (amount) amounts.push(amount)
    return amount ? " " : found
  })
  const words = [...new Set(wordsOf(rest))]
  const meaning = [...new Set(amounts), ...words.filter((word) => !JOINING.has(word))]
  return (meaning.length > 0 ? meaning : words).slice(0, MAX_WORDS)
}

/**
 * A word without its plural, where it has one: whoever looks for "walnuts" also means "walnut halves". Beginnings
 * are matched anyway, so the singular finds the plural.
 */
export function singularOf(word: string): string | undefined {
  if (word.length >= 6 && word.endsWith("aux")) return word.slice(0, -1)
  if (word.length >= 5 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1)
  if (word.length >= 7 && word.endsWith("en")) return word.slice(0, -2)
  return undefined
}

/** Letters that may be wrong, missing, too many or swapped in a word. */
export function typosIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
