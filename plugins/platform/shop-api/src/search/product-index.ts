import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import {
  customText,
  goodsFields,
  goodsValues,
  type Language,
  LANGUAGES,
  type Product,
  type ProductVariant,
} from "@bon-perroquet/contract"
import { type Matches, type SearchWord, WordIndex } from "@bon-perroquet/search-index"
import type { CatalogueProduct } from "../catalogue"
import type { ProductSet } from "../catalogue/product-set"
import { birdWords } from "./bird-words"
import { beginningRanks, NUMBER_RANKS, RANKS, synonymRanks, TEXTS, typoRanks } from "./ranks"
import { NO_SYNONYMS, type Reading, type Synonyms } from "./synonyms"
import {
  MAX_WORDS,
  numberWord,
  numberWordsOf,
  singularOf,
  searchWords,
  typosIn,
  unitWordsOf,
  wordsAndAmountsOf,
} from "./words"

const wordsIn = (product: Product): string[][] =>
  TEXTS.map((text) => {
    if (text === "sku") return product.variants.flatMap(({ sku }) => numberWordsOf(sku))
    if (text === "unit_label") return sizeWords(product)
    if (text === "birds") return birdWords(product.birds)
    if (text === "custom_fields") return customWords(product)
    return wordsAndAmountsOf(product[text])
  })

/** Returns the words of the merchant's own fields that the search finds, in each language. */
const customWords = (product: Product): string[] =>
  goodsFields()
    .filter(({ is_searched }) => is_searched)
    .flatMap((field) =>
      LANGUAGES.flatMap((language) =>
        distinct(
          goodsValues(product).flatMap((values) =>
            wordsAndAmountsOf(customText(field, values, { language, yes: "", no: "" })),
          ),
        ),
      ),
    )

/** Returns the unit of each size and, if there are several, its name in each language. */
function sizeWords({ variants }: Product): string[] {
  const units = variants.flatMap(({ unit_label }) => unitWordsOf(unit_label))
  if (variants.length === 1) return units
  const labels = variants.flatMap((variant) => LANGUAGES.map((language) => variant[`label_${language}`]))
  return distinct([...units, ...labels.flatMap(wordsAndAmountsOf)])
}

const distinct = (words: string[]): string[] => [...new Set(words)]

/** Returns whether the same words find both products. Ignores price and stock. */
const haveSameWords = (a: Product, b: Product): boolean =>
  TEXTS.every((text) => JSON.stringify(a[text]) === JSON.stringify(b[text])) &&
  a.variants.length === b.variants.length &&
  a.variants.every((variant, index) => isCalledAlike(variant, b.variants[index]))

const isCalledAlike = (a: ProductVariant, b: ProductVariant | undefined): boolean =>
  a.sku === b?.sku &&
  a.unit_label === b.unit_label &&
  JSON.stringify(a.custom_fields) === JSON.stringify(b.custom_fields) &&
  LANGUAGES.every((language) => a[`label_${language}`] === b[`label_${language}`])

/**
 * Minimum and maximum milliseconds of indexing before the process handles other requests. Within these limits,
 * indexing takes as long as the other requests did. With a fixed time, a busy process would need minutes to index a
 * huge catalogue.
 */
const TURN_MS = { min: 8, max: 40 }

export class ProductIndex {
  private readonly words = new WordIndex(TEXTS.length)
  /** Products by index number. Separate arrays keep the facts of matches close in memory. */
  private readonly products: (CatalogueProduct | undefined)[] = []
  private readonly categories: (string | null)[] = []
  private readonly soldOut: boolean[] = []
  private readonly numbers = new Map<string, number>()
  private newest: ProductSet | undefined
  private reached: ProductSet | undefined
  private following = Promise.resolve()

  /** Resolves when the index is at least as new as these products. */
  follow(products: ProductSet): Promise<void> {
    if (products !== this.newest) {
      this.newest = products
      this.following = this.following.catch(() => undefined).then(() => this.catchUp())
    }
    return this.following
  }

  isAt(products: ProductSet): boolean {
    return this.reached === products
  }

  /** Returns the product with an index number that a search returned. */
  product(number: number): CatalogueProduct {
    const product = this.products[number]
    if (!product) throw new RangeError(`The index has no product ${number}.`)
    return product
  }

  category(number: number): string | null {
    return this.categories[number] ?? null
  }

  isOutOfStock(number: number): boolean {
    return this.soldOut[number] ?? false
  }

  /**
   * Returns the index numbers of matches with their scores, higher is better. A complete product number only
   * matches its product. Typos are considered only if nothing matches exactly. If nothing has all words, the products with
   * most of them match.
   */
  search(
    text: string,
    language: Language,
    synonyms: Synonyms = NO_SYNONYMS,
  ): Matches & { isPartial?: boolean } {
    const number = numberWord(text)
    const numbered = this.words.search(number ? [[{ word: number, ranks: NUMBER_RANKS }]] : [])
    if (numbered.documents.length > 0) return numbered
    const words = synonyms.meaningful(searchWords(text))
    const readings = synonyms.readings(words).map((reading) => asRead(reading, language))
    const result = this.withAny(readings)
    if (result.documents.length > 0) return result
    const [written = []] = readings
    const isIndexed = written.map((group) => this.words.hasAny(group))
    const corrections = words.map((word, at) => {
      const group = written[at] ?? []
      // A word that is in the index is not corrected. If all words are in the index, any of them may have a typo.
      const isRight = isIndexed[at] === true && isIndexed.includes(false)
      return isRight ? group : [...group, asMeant(word, language)]
    })
    const corrected = this.words.search(corrections)
    if (corrected.documents.length > 0 || words.length < 2) return corrected
    const likely = words.map((word, at) => {
      const group = written[at] ?? []
      return isIndexed[at] ? group : [...group, asMeant(word, language)]
    })
    return { ...this.withMost(likely), isPartial: true }
  }

  /** Returns the products that match at least one reading of the words, each with its highest score. */
  private withAny([first = [], ...others]: readonly SearchWord[][][]): Matches {
    const result = this.words.search(first)
    if (others.length === 0) return result
    const scores = result.scores.slice()
    const documents = new Set(result.documents)
    for (const other of others) {
      const more = this.words.search(other)
      for (const document of more.documents) {
        const ownScore = documents.has(document) ? (scores[document] ?? 0) : 0
        scores[document] = Math.max(ownScore, more.scores[document] ?? 0)
        documents.add(document)
      }
    }
    return { documents: [...documents], scores }
  }

  /** Returns the products that match as many groups as any product does. */
  private withMost(groups: readonly (readonly SearchWord[])[]): Matches {
    const counts = new Uint8Array(this.products.length)
    const sums = new Float32Array(this.products.length)
    let most = 0
    for (const group of groups) {
      const { documents, scores } = this.words.search([group])
      for (const document of documents) {
        const count = (counts[document] ?? 0) + 1
        counts[document] = count
        sums[document] = (sums[document] ?? 0) + (scores[document] ?? 0)
        most = Math.max(most, count)
      }
    }
    const documents: number[] = []
    if (most > 0)
      for (const [document, count] of counts.entries()) if (count === most) documents.push(document)
    return { documents, scores: sums }
  }

  private async catchUp(): Promise<void> {
    const target = this.newest
    if (!target || target === this.reached) return
    const changes = this.reached
      ? target.changesSince(this.reached)
      : target.values().map((now) => ({ old: undefined, now }))
    let [turnBegan, turn] = [performance.now(), TURN_MS.min]
    for (const { old, now } of changes) {
      if (now) this.take(now)
      else if (old) this.drop(old.id)
      const turnEnded = performance.now()
      if (turnEnded - turnBegan < turn) continue
      await yieldToEventLoop()
      turnBegan = performance.now()
      turn = Math.min(TURN_MS.max, Math.max(TURN_MS.min, turnBegan - turnEnded))
    }
    this.reached = target
  }

  private drop(id: string): void {
    const number = this.numbers.get(id)
    if (number === undefined) return
    const product = this.products[number]
    if (product) this.words.remove(number, wordsIn(product.read()))
    this.products[number] = undefined
    this.numbers.delete(id)
  }

  /** Indexes a product. Its words are kept if they are unchanged, for example after a stock change. */
  private take(now: CatalogueProduct): void {
    const product = now.read()
    const number = this.numbers.get(now.id)
    const before = number === undefined ? undefined : this.products[number]?.read()
    if (number !== undefined && before && haveSameWords(before, product)) {
      this.keep(number, now)
      return
    }
    this.drop(now.id)
    const documentNumber = this.words.add(wordsIn(product))
    this.keep(documentNumber, now)
    this.numbers.set(now.id, documentNumber)
  }

  private keep(number: number, now: CatalogueProduct): void {
    this.products[number] = now
    this.categories[number] = now.category_id
    this.soldOut[number] = now.is_sold_out
  }
}

const asRead = (reading: Reading, language: Language): SearchWord[][] =>
  reading
    .slice(0, MAX_WORDS)
    .map(({ word, also }) => [
      ...asWritten(word, language),
      ...also.map((synonym) => ({ word: synonym, ranks: synonymRanks(RANKS.get(language) ?? [], synonym) })),
    ])

/** Returns a word as typed, as a prefix, and in the singular. */
function asWritten(word: string, language: Language): SearchWord[] {
  const ranks = RANKS.get(language) ?? []
  const singular = singularOf(word)
  return [{ word, ranks }, ...(singular ? [{ word: singular, ranks: beginningRanks(ranks) }] : [])]
}

const asMeant = (word: string, language: Language): SearchWord => ({
  word,
  ranks: typoRanks(RANKS.get(language) ?? []),
  typos: typosIn(word),
})
