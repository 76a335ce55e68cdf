import { type Language, LANGUAGES, measureOf } from "@bon-perroquet/contract"

/**
 * Returns lower-case letters without accents: "Noix décortiquées" and "NOIX DECORTIQUEES" are equal, œ
 * becomes oe, and ĳ becomes ij.
 */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ı", "i")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("ß", "ss")
}

/** Returns the words of a text without accents: "d’amandes" has two. */
export const wordsOf = (text: string): string[] => plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []

const JOINING_IN: Record<Language, string> = {
  fr: "a au aux avec d dans de des du en et l la le les ou par pour sans sur un une",
  nl: "als bij de een en het in met of om op te van voor zonder",
  en: "an and at by for from in of on or the to with without",
  de: "am aus das der die ein eine einem einen einer fur im in mit oder ohne und vom von zum zur",
}
const JOINING = new Set(LANGUAGES.flatMap((language) => JOINING_IN[language].split(" ")))
/** Maximum number of words of a search. Each costs an index lookup. */
export const MAX_WORDS = 8

/** Matches an amount, such as "500 g" or "1,5kg". */
const AMOUNT = /(?<![\d.,])\d+(?:[.,]\d+)?\s*\p{L}+/gu

/**
 * Returns an index word that can't be typed, so that "1 kg", "1kg" and "1000 g" are equal and none is part of
 * another.
 */
function amountWord(text: string): string | undefined {
  const measure = measureOf(text)
  if (measure?.kind === "weight") return `=${measure.grams}g`
  return measure?.kind === "volume" ? `=${measure.millilitres}ml` : undefined
}

export function wordsAndAmountsOf(text: string): string[] {
  const amounts = /\d/.test(text) ? (plainLetters(text).match(AMOUNT) ?? []) : []
  return [...wordsOf(text), ...amounts.flatMap((amount) => amountWord(amount) ?? [])]
}

/** Returns the words of a unit label, with the amount: "€/kg" is one kilogram. */
export const unitWordsOf = (label: string): string[] => withOther(wordsOf(label), amountWord(label))

/** Returns the parts of an article number and the complete number. */
export const numberWordsOf = (sku: string): string[] => withOther(wordsOf(sku), numberWord(sku))

const withOther = (words: string[], other: string | undefined): string[] =>
  other === undefined ? words : [...words, other]

/**
 * Returns the index entry of a whole number, such as a SKU of several words: "#ab 12". Nobody can type it by accident,
 * because "#" is no letter. Undefined for a single word, which is indexed like other texts.
 */
export function numberWord(text: string): string | undefined {
  const words = wordsOf(text)
  return words.length > 1 ? `#${words.join(" ")}` : undefined
}

/** Returns the words to search for. Drops stop words, unless only those were typed. */
export function searchWords(text: string): string[] {
  const amounts: string[] = []
  const rest = plainLetters(text).replace(AMOUNT, (match) => {
    const amount = amountWord(match)
    if (amount) amounts.push(amount)
    return amount ? " " : match
  })
  const words = [...new Set(wordsOf(rest))]
  const meaning = [...new Set(amounts), ...words.filter((word) => !JOINING.has(word))]
  return (meaning.length > 0 ? meaning : words).slice(0, MAX_WORDS)
}

/**
 * Returns the singular: "walnuts" should also find "walnut halves". Prefix search finds plurals by the
 * singular.
 */
export function singularOf(word: string): string | undefined {
  if (word.length >= 6 && word.endsWith("aux")) return word.slice(0, -1)
  if (word.length >= 5 && word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1)
  if (word.length >= 7 && word.endsWith("en")) return word.slice(0, -2)
  return undefined
}

export const stemOf = (word: string): string => singularOf(word) ?? word

/** Returns the number of typos that are tolerated in a word. */
export function typosIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 8 ? 1 : 2
}
