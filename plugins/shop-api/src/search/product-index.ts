import { setImmediate as breath } from "node:timers/promises"
import MiniSearch, { type Query, type SearchOptions } from "minisearch"
import type { CatalogueProduct } from "../catalogue"
import { LANGUAGES, type Language } from "../contract/constants"
import type { Product } from "../contract/catalogue"
import { beginningsOf, endsOf, singularOf, slipsIn, soughtWords, wordsOf } from "./words"

type Products = ReadonlyMap<string, CatalogueProduct>

const TEXTS = [
  ...LANGUAGES.flatMap((language) => [`name_${language}`, `description_${language}`] as const),
  "sku",
] as const
/** Made of the names: the ends of compound words, and beginnings to find half a word with a slip in it. */
const ENDS = "ends"
const BEGINNINGS = "beginnings"

const namesOf = (product: Product) => LANGUAGES.map((language) => product[`name_${language}`]).join(" ")
const distinct = (words: string[]) => [...new Set(words)].join(" ")

function fieldOf(product: Product, field: string): string {
  if (field === ENDS) return distinct(wordsOf(namesOf(product)).flatMap(endsOf))
  if (field === BEGINNINGS) return distinct(wordsOf(namesOf(product)).flatMap(beginningsOf))
  return String(product[field as keyof Product])
}

/**
 * What a match counts for. A name must outweigh a description even where the word is rare in descriptions and frequent
 * in names, which multiplies the description's part by up to about five.
 */
function weights(language: Language): Record<string, number> {
  const boost: Record<string, number> = { sku: 20, [ENDS]: 8, [BEGINNINGS]: 4 }
  for (const each of LANGUAGES) {
    boost[`name_${each}`] = each === language ? 20 : 10
    boost[`description_${each}`] = each === language ? 1 : 0.5
  }
  return boost
}

/** Products taken in before the process looks after its requests again. */
const CHUNK = 40

/** The words of the catalogue in all its languages, kept as the catalogue is. */
export class ProductIndex {
  private readonly words = new MiniSearch<Product>({
    fields: [...TEXTS, ENDS, BEGINNINGS],
    extractField: fieldOf,
    tokenize: wordsOf,
    processTerm: (word) => word,
  })
  /** As they stand in the index. */
  private readonly indexed = new Map<string, Product>()
  private newest: Products = new Map()
  private reached: Products = this.newest
  private following = Promise.resolve()

  /** Takes in what changed since the last call; resolves when the index is as these products are, or newer. */
  follow(products: Products): Promise<void> {
    if (products !== this.newest) {
      this.newest = products
      this.following = this.following.catch(() => undefined).then(() => this.catchUp())
    }
    return this.following
  }

  /** How well each product that matches does, best highest. */
  scores(text: string, language: Language): Map<string, number> {
    const words = soughtWords(text)
    if (words.length === 0) return new Map()
    const boost = weights(language)
    const found = this.words.search({ combineWith: "AND", queries: words.map(asWritten) }, { boost })
    const results = found.length
      ? found
      : this.words.search({ combineWith: "AND", queries: words.map(asMeant) }, { boost })
    return new Map(results.map(({ id, score }) => [String(id), score]))
  }

  private async catchUp(): Promise<void> {
    const target = this.newest
    if (target === this.reached) return
    const stale = [...this.indexed.keys()].filter((id) => !target.has(id))
    for (const id of stale) this.drop(id)
    let worked = stale.length
    for (const [id, { product }] of target) {
      if (this.take(id, product) && ++worked % CHUNK === 0) await breath()
    }
    this.reached = target
  }

  private drop(id: string): void {
    this.words.discard(id)
    this.indexed.delete(id)
  }

  /** @returns whether there was anything to do: a new price or stock changes no word */
  private take(id: string, product: Product): boolean {
    const before = this.indexed.get(id)
    if (before === product) return false
    this.indexed.set(id, product)
    if (before && TEXTS.every((field) => before[field] === product[field])) return false
    if (before) this.words.discard(id)
    this.words.add(product)
    return true
  }
}

const WORDS_IN = { fields: [...TEXTS], prefix: true } satisfies SearchOptions

/** A word as it was typed, or the rest of it; its singular; or the end of a compound. */
function asWritten(word: string): Query {
  const singular = singularOf(word)
  return {
    combineWith: "OR",
    queries: [
      { ...WORDS_IN, queries: [word, ...(singular ? [singular] : [])] },
      { fields: [ENDS], queries: [word] },
    ],
  }
}

/** A word that nothing is written like: with slips, half typed with a slip, or inside a compound. */
function asMeant(word: string): Query {
  const slips = slipsIn(word)
  return {
    combineWith: "OR",
    queries: [
      { ...WORDS_IN, queries: [word], fuzzy: slips > 0 && slips },
      { fields: [BEGINNINGS], queries: [word], fuzzy: slips > 0 && 1 },
      { fields: [ENDS], queries: [word], prefix: true },
    ],
  }
}
