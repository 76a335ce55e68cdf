import { type Language, LANGUAGES } from "@bon-perroquet/contract"

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
const MOST_WORDS = 8

/** What to look for: the words that mean something, or all of them when none does. */
export function soughtWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))]
  const meaning = words.filter((word) => !JOINING.has(word))
  return (meaning.length > 0 ? meaning : words).slice(0, MOST_WORDS)
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

const SHORTEST_END = 3
const SHORTEST_BEGINNING = 4
const LONGEST_BEGINNING = 8

/** Ends of a word, from which Dutch, English and German make longer ones: "hazelnoten" → "noten", "walnuts" → "nuts", "nut". */
export function endsOf(word: string): string[] {
  const singular = singularOf(word)
  return [word, ...(singular ? [singular] : [])].flatMap((whole) =>
    Array.from({ length: Math.max(0, whole.length - SHORTEST_END) }, (_, cut) => whole.slice(cut + 1)),
  )
}

/** Beginnings of a word, so that one typed half and with a slip is already found. */
export function beginningsOf(word: string): string[] {
  const longest = Math.min(word.length - 1, LONGEST_BEGINNING)
  return Array.from({ length: Math.max(0, longest - SHORTEST_BEGINNING + 1) }, (_, more) =>
    word.slice(0, SHORTEST_BEGINNING + more),
  )
}

/** Letters that may be wrong, missing or too many in a word. */
export function slipsIn(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}
