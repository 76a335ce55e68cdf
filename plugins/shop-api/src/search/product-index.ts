import { setImmediate as breath } from "node:timers/promises"
import { type Language, LANGUAGES, type Product } from "@bon-perroquet/contract"
import type { CatalogueProduct } from "../catalogue"
import type { ProductSet } from "../catalogue/product-set"
import { Vocabulary } from "./vocabulary"
import { type Matches, type Sought, WordIndex } from "./word-index"
import { singularOf, slipsIn, soughtWords, wordsOf } from "./words"

const TEXTS = [
  ...LANGUAGES.flatMap((language) => [`name_${language}`, `description_${language}`] as const),
  "sku",
] as const
const NAMES = LANGUAGES.map((language) => `name_${language}` as const)
type Text = (typeof TEXTS)[number]
const isName = (text: Text) => NAMES.some((name) => name === text)

/**
 * What a match counts for. A name must outweigh a description even where the word is rare in descriptions and frequent
 * in names, which multiplies the description's part by up to about five.
 */
function weights(language: Language): number[] {
  return TEXTS.map((text) => {
    if (text === "sku") return 20
    const isOwn = text.endsWith(`_${language}`)
    if (isName(text)) return isOwn ? 20 : 10
    return isOwn ? 1 : 0.5
  })
}

/** Words of names that stand in for one that was typed: less than the word itself, more than any description. */
const INSTEAD = TEXTS.map((text) => (isName(text) ? 5 : undefined))

const wordsIn = (product: Product): string[][] => TEXTS.map((text) => wordsOf(product[text]))

/** Products taken in before the process looks after its requests again. */
const CHUNK = 40

/** The words of the catalogue in all its languages, kept as the catalogue is. */
export class ProductIndex {
  private readonly words = new WordIndex(TEXTS.length)
  private readonly vocabulary = new Vocabulary()
  /** By number in the index; what every match is asked for stands by itself, close together in memory. */
  private readonly products: (CatalogueProduct | undefined)[] = []
  private readonly categories: (string | null)[] = []
  private readonly soldOut: boolean[] = []
  private readonly numbers = new Map<string, number>()
  private newest: ProductSet | undefined
  private reached: ProductSet | undefined
  private following = Promise.resolve()

  /** Takes in what changed since the last call; resolves when the index is as these products are, or newer. */
  follow(products: ProductSet): Promise<void> {
    if (products !== this.newest) {
      this.newest = products
      this.following = this.following.catch(() => undefined).then(() => this.catchUp())
    }
    return this.following
  }

  /** Whether it knows these products as they are. */
  isAt(products: ProductSet): boolean {
    return this.reached === products
  }

  /** The product of a number that a search has just found, as the index knows it. */
  product(number: number): CatalogueProduct {
    const product = this.products[number]
    if (!product) throw new RangeError(`The index has no product ${number}.`)
    return product
  }

  /** @returns the id of its category */
  category(number: number): string | null {
    return this.categories[number] ?? null
  }

  isOutOfStock(number: number): boolean {
    return this.soldOut[number] ?? false
  }

  /** What is found, by number, and how well each matches: best highest. */
  search(text: string, language: Language): Matches {
    const words = soughtWords(text)
    if (words.length === 0) return { documents: [], scores: new Float32Array() }
    const boosts = weights(language)
    const written = this.words.search(words.map((word) => this.asWritten(word, boosts)))
    if (written.documents.length) return written
    return this.words.search(words.map((word) => this.asMeant(word, boosts)))
  }

  private async catchUp(): Promise<void> {
    const target = this.newest
    if (!target || target === this.reached) return
    const changes = this.reached
      ? target.changesSince(this.reached)
      : target.values().map((now) => ({ old: undefined, now }))
    let worked = 0
    for (const { old, now } of changes) {
      if (now ? this.take(now) : old && this.drop(old.row.id)) worked += 1
      if (worked === CHUNK) {
        worked = 0
        await breath()
      }
    }
    this.reached = target
  }

  private drop(id: string): boolean {
    const number = this.numbers.get(id)
    if (number === undefined) return false
    const gone = this.products[number]
    if (gone) this.words.remove(number, wordsIn(gone.product))
    this.products[number] = undefined
    this.numbers.delete(id)
    return true
  }

  /** @returns whether there was anything to do: a new price or stock changes no word */
  private take(now: CatalogueProduct): boolean {
    const { product } = now
    const number = this.numbers.get(product.id)
    const before = number === undefined ? undefined : this.products[number]?.product
    if (number !== undefined && before && TEXTS.every((text) => before[text] === product[text])) {
      this.keep(number, now)
      return false
    }
    this.drop(product.id)
    const taken = this.words.add(wordsIn(product))
    this.keep(taken, now)
    this.numbers.set(product.id, taken)
    this.learn(product)
    return true
  }

  private keep(number: number, now: CatalogueProduct): void {
    this.products[number] = now
    this.categories[number] = now.row.category_id
    this.soldOut[number] = now.product.is_out_of_stock
  }

  private learn(product: Product): void {
    for (const name of NAMES) for (const word of wordsOf(product[name])) this.vocabulary.add(word)
  }

  /** A word as it was typed, or the rest of it; its singular; or the end of a compound. */
  private asWritten(word: string, boosts: number[]): Sought[] {
    const singular = singularOf(word)
    // A single letter begins a word of nearly every description.
    const where = word.length > 1 ? boosts : boosts.map((boost, text) => (INSTEAD[text] ? boost : undefined))
    return [
      { words: [word, ...(singular ? [singular] : [])], boosts: where, isBeginning: true },
      { words: this.vocabulary.endingIn(word), boosts: INSTEAD },
    ]
  }

  /** A word that nothing is written like: with slips, half typed with a slip, or inside a compound. */
  private asMeant(word: string, boosts: number[]): Sought[] {
    const slips = slipsIn(word)
    const nearly = slips > 0 ? this.vocabulary.beginningNearly(word) : []
    return [
      { words: [word], boosts, isBeginning: true, slips },
      { words: [...nearly, ...this.vocabulary.endingInWordsLike(word)], boosts: INSTEAD },
    ]
  }
}
