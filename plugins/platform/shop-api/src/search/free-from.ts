import { ALLERGENS, type Allergen } from "@bon-perroquet/contract"
import { plainLetters, stemOf } from "./words"

/** Names of allergens in the shipped languages, as `plainLetters` returns them. */
const NAMES: Record<Allergen, string> = {
  gluten: "gluten, ble, froment, tarwe, wheat, weizen, cereales contenant du gluten",
  crustaceans: "crustace, crevette, schaaldier, schaaldieren, garnalen, crustacean, shrimp, krebstiere",
  eggs: "oeuf, oeufs, ei, eieren, egg, eggs, eier",
  fish: "poisson, vis, fish, fisch",
  peanuts: "arachide, cacahuete, cacahouete, pinda, pindas, peanut, erdnuss, erdnusse",
  soybeans: "soja, soya, soy, soybean",
  milk: "lait, lactose, melk, milk, milch, laktose",
  nuts: "noix, fruit a coque, fruits a coque, noot, noten, nut, nuts, tree nut, tree nuts, nuss, nusse, schalenfruchte",
  celery: "celeri, selder, selderij, celery, sellerie",
  mustard: "moutarde, mosterd, mustard, senf",
  sesame: "sesame, sesam, sesamzaad",
  sulphites: "sulfite, sulphite, sulfiet, sulfieten",
  lupin: "lupin, lupine, lupinen",
  molluscs: "mollusque, weekdier, weekdieren, mollusc, weichtiere",
}
const WITHOUT = new Set(["sans", "zonder", "without", "no", "ohne"])
/** Words after an allergen that exclude it, as in "gluten free" or "gluten-vrij". */
const FREE = new Set(["free", "vrij", "vrije", "frei", "freie"])
/** "glutenvrij", "laktosefreies". */
const ENDS_FREE = /^(.+?)(?:free|vrije?|frei(?:e[mnrs]?)?)$/
/** Words between excluded allergens, as in "sans gluten ni lait". */
const FURTHER = new Set(["ni", "et", "ou", "en", "of", "noch", "and", "or", "nor", "und", "oder"])
const ARTICLES = new Set(["de", "d", "du", "des"])

const LONGEST = 4
const allergenOf = new Map(
  ALLERGENS.flatMap((allergen) =>
    NAMES[allergen].split(", ").map((name) => [name.split(" ").map(stemOf).join(" "), allergen] as const),
  ),
)

interface Token {
  word: string
  from: number
  to: number
}

/** Finds the longest name of an allergen that starts at a word. */
function namedAt(tokens: readonly Token[], at: number): { allergen: Allergen; to: number } | undefined {
  for (let to = Math.min(tokens.length, at + LONGEST); to > at; to--) {
    const name = tokens.slice(at, to).map(({ word }) => stemOf(word))
    const allergen = allergenOf.get(name.join(" "))
    if (allergen) return { allergen, to }
  }
  return undefined
}

/** Finds excluded allergens that start at a word, as in "sans gluten ni lait" or "gluten free". */
function excludedAt(tokens: readonly Token[], at: number): { allergens: Allergen[]; to: number } | undefined {
  const { word = "" } = tokens[at] ?? {}
  if (WITHOUT.has(word)) {
    const allergens: Allergen[] = []
    let to = at
    for (let next = at + 1; ;) {
      while (ARTICLES.has(tokens[next]?.word ?? "")) next += 1
      const named = namedAt(tokens, next)
      if (!named) break
      allergens.push(named.allergen)
      to = named.to
      if (!FURTHER.has(tokens[to]?.word ?? "")) break
      next = to + 1
      if (WITHOUT.has(tokens[next]?.word ?? "")) next += 1
    }
    return allergens.length > 0 ? { allergens, to } : undefined
  }
  const joined = allergenOf.get(stemOf(ENDS_FREE.exec(word)?.[1] ?? ""))
  if (joined) return { allergens: [joined], to: at + 1 }
  const named = namedAt(tokens, at)
  if (named && FREE.has(tokens[named.to]?.word ?? ""))
    return { allergens: [named.allergen], to: named.to + 1 }
  return undefined
}

/**
 * Reads the allergens that a search excludes, as "graines sans gluten".
 * @returns the other words and the allergens, or null if it excludes none
 */
export function readFreeFrom(text: string): { q: string; without: Allergen[] } | null {
  // Drops the ending of the Dutch plural: "pinda’s" becomes "pinda".
  const tokens = [...text.matchAll(/([\p{L}\p{N}]+)(?:[’']s(?![\p{L}\p{N}]))?/gu)].map(
    ({ 0: all, 1: word = "", index }): Token => ({
      word: plainLetters(word),
      from: index,
      to: index + all.length,
    }),
  )
  const without = new Set<Allergen>()
  let rest = ""
  let keptFrom = 0
  for (let at = 0; at < tokens.length;) {
    const excluded = excludedAt(tokens, at)
    if (!excluded) {
      at += 1
      continue
    }
    for (const allergen of excluded.allergens) without.add(allergen)
    rest += `${text.slice(keptFrom, tokens[at]?.from)} `
    keptFrom = tokens[excluded.to - 1]?.to ?? text.length
    at = excluded.to
  }
  if (without.size === 0) return null
  const q = (rest + text.slice(keptFrom)).replace(/\s+/g, " ").trim()
  return { q: /[\p{L}\p{N}]/u.test(q) ? q : "", without: ALLERGENS.filter((each) => without.has(each)) }
}
