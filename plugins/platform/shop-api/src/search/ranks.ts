import { type Language, LANGUAGES } from "@bon-perroquet/contract"
import type { FieldRanks } from "@bon-perroquet/search-index"

export const TEXTS = [
  ...LANGUAGES.flatMap((language) => [`name_${language}`, `description_${language}`] as const),
  "sku",
  "unit_label",
  "birds",
  "custom_fields",
] as const
type Text = (typeof TEXTS)[number]

/**
 * Scores of a match by field. Names rank above descriptions, the caller's language above others, whole words above
 * beginnings, and beginnings above infixes. A whole word in the caller's description ranks above an infix in a name.
 * Typos only compete with each other.
 */
const OWN_NAME: FieldRanks = { whole: 12, beginning: 10, inside: 7, typo: 9, beginningTypo: 8 }
const OTHER_NAME: FieldRanks = { whole: 11, beginning: 9, inside: 6, typo: 8, beginningTypo: 7 }
const OWN_DESCRIPTION: FieldRanks = { whole: 8, beginning: 5, inside: 3, typo: 4 }
const OTHER_DESCRIPTION: FieldRanks = { whole: 4, beginning: 2, inside: 1, typo: 2 }
const NUMBER_OR_UNIT: FieldRanks = { whole: 8, beginning: 5 }
const BIRD: FieldRanks = { whole: 8, beginning: 5, typo: 4 }

export const NUMBER_RANKS: readonly FieldRanks[] = TEXTS.map((text) => (text === "sku" ? { whole: 1 } : {}))

function ranksOf(text: Text, language: Language): FieldRanks {
  if (text === "sku" || text === "unit_label") return NUMBER_OR_UNIT
  if (text === "birds" || text === "custom_fields") return BIRD
  const isOwn = text.endsWith(`_${language}`)
  if (text.startsWith("name_")) return isOwn ? OWN_NAME : OTHER_NAME
  return isOwn ? OWN_DESCRIPTION : OTHER_DESCRIPTION
}

const ranksFor = (language: Language): readonly FieldRanks[] => TEXTS.map((text) => ranksOf(text, language))

export const RANKS: ReadonlyMap<Language, readonly FieldRanks[]> = new Map(
  LANGUAGES.map((language) => [language, ranksFor(language)]),
)

/** Ranks a singular below the typed word. Ignores infixes in descriptions. */
export const beginningRanks = (ranks: readonly FieldRanks[]): FieldRanks[] =>
  ranks.map((ofText) => ({
    whole: ofText.beginning,
    beginning: ofText.beginning,
    inside: isName(ofText) ? ofText.inside : undefined,
  }))

/** Minimum letters of a synonym that matches beginnings of words, because shorter ones begin many other words. */
const MIN_SYNONYM_BEGINNING = 5

/** Ranks a synonym below the typed word. Its plural is a word that begins with it. */
export const synonymRanks = (ranks: readonly FieldRanks[], synonym: string): FieldRanks[] =>
  ranks.map(({ beginning }) => ({
    whole: beginning,
    beginning: synonym.length < MIN_SYNONYM_BEGINNING ? undefined : beginning,
  }))

/** Ranks for a word without exact matches. */
export const typoRanks = (ranks: readonly FieldRanks[]): FieldRanks[] =>
  ranks.map(({ typo, beginningTypo }) => ({ typo, beginningTypo }))

const isName = (ranks: FieldRanks): boolean => ranks === OWN_NAME || ranks === OTHER_NAME
