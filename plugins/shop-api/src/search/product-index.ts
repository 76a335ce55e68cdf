import { setImmediate as breath } from "node:timers/promises"
import MiniSearch, { type Query } from "minisearch"
import type { CatalogueProduct } from "../catalogue"
import { LANGUAGES, type Language } from "../contract/constants"
import type { Product } from "../contract/catalogue"
import { Vocabulary } from "./vocabulary"
import { singularOf, slipsIn, soughtWords, wordsOf } from "./words"

type Products = ReadonlyMap<string, CatalogueProduct>

const TEXTS = [
  ...LANGUAGES.flatMap((language) => [`name_${language}`, `description_${language}`] as const),
  "sku",
] as const
const NAMES = LANGUAGES.map((language) => `name_${language}` as const)

/**
 * What a match counts for. A name must outweigh a description even where the word is rare in descriptions and frequent
 * in names, which multiplies the description's part by up to about five.
 */
function weights(language: Language): Record<string, number> {
  const boost: Record<string, number> = { sku: 20 }
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
    fields: [...TEXTS],
    tokenize: wordsOf,
    processTerm: (word) => word,
  })
  private readonly vocabulary = new Vocabulary()
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
    const found = this.words.search(
      { combineWith: "AND", queries: words.map((word) => this.asWritten(word)) },
      { boost },
    )
    const results = found.length
      ? found
      : this.words.search({ combineWith: "AND", queries: words.map((word) => this.asMeant(word)) }, { boost })
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
    for (const name of NAMES) for (const word of wordsOf(product[name])) this.vocabulary.add(word)
    return true
  }

  /** A word as it was typed, or the rest of it; its singular; or the end of a compound. */
  private asWritten(word: string): Query {
    const singular = singularOf(word)
    // A single letter begins a word of nearly every description.
    const fields = word.length > 1 ? [...TEXTS] : NAMES
    return {
      combineWith: "OR",
      queries: [
        { fields, prefix: true, queries: [word, ...(singular ? [singular] : [])] },
        { ...INSTEAD, queries: this.vocabulary.endingIn(word) },
      ],
    }
  }

  /** A word that nothing is written like: with slips, half typed with a slip, or inside a compound. */
  private asMeant(word: string): Query {
    const slips = slipsIn(word)
    const nearly = slips > 0 ? this.vocabulary.beginningNearly(word) : []
    return {
      combineWith: "OR",
      queries: [
        { fields: [...TEXTS], prefix: true, queries: [word], fuzzy: slips > 0 && slips },
        { ...INSTEAD, queries: [...nearly, ...this.vocabulary.endingInWordsLike(word)] },
      ],
    }
  }
}

/** Words of names that stand in for one that was typed: less than the word itself, more than any description. */
const INSTEAD = { fields: NAMES, boost: Object.fromEntries(NAMES.map((name) => [name, 5])) }
