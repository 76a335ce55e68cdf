import type { CatalogueProduct, Snapshot } from "../catalogue"
import { nameIn } from "../catalogue"
import { LANGUAGES, type Language, type ProductSort } from "../contract/constants"
import { wordsOf } from "./words"

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number

/** One order of the catalogue. From one snapshot to the next hardly anything moves, and sorting what is sorted is cheap. */
class Order {
  private products: CatalogueProduct[] = []
  private snapshot: Snapshot | undefined

  constructor(private readonly compare: Compare) {}

  of(snapshot: Snapshot): readonly CatalogueProduct[] {
    if (snapshot === this.snapshot) return this.products
    const known = new Set(this.products.map(({ row }) => row.id))
    const kept = this.products.flatMap(({ row }) => snapshot.products.get(row.id) ?? [])
    const added = [...snapshot.products.values()].filter(({ row }) => !known.has(row.id))
    this.products = [...kept, ...added].sort(this.compare)
    this.snapshot = snapshot
    return this.products
  }
}

const DIGITS = 9

/** Compares names letter by letter without accents, numbers by their value. */
function byName(language: Language): Compare {
  const keys = new WeakMap<CatalogueProduct, string>()
  const keyOf = (each: CatalogueProduct) => {
    const known = keys.get(each)
    if (known !== undefined) return known
    const words = wordsOf(nameIn(each.product, language)).join(" ")
    const key = `${words.replace(/\d+/g, (number) => number.padStart(DIGITS, "0"))}\0${each.row.id}`
    keys.set(each, key)
    return key
  }
  return (a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)
}

const byId: Compare = (a, b) => (a.row.id < b.row.id ? -1 : 1)
const priced = (a: CatalogueProduct, b: CatalogueProduct) => a.price_cents - b.price_cents

/** The catalogue in each of the orders a shopper may ask for, each sorted when first asked for. */
export class ProductOrders {
  private readonly cheapestFirst = new Order((a, b) => priced(a, b) || byId(a, b))
  private readonly dearestFirst = new Order((a, b) => priced(b, a) || byId(a, b))
  private readonly newestFirst = new Order((a, b) => b.row.created_at - a.row.created_at || byId(a, b))
  private readonly named = new Map(LANGUAGES.map((language) => [language, new Order(byName(language))]))

  /** Every product in that order; the catalogue's own where the order is none of its own. */
  sorted(sort: ProductSort, snapshot: Snapshot, language: Language): Iterable<CatalogueProduct> {
    const catalogue = snapshot.products.values()
    switch (sort) {
      case "price_asc":
        return this.cheapestFirst.of(snapshot)
      case "price_desc":
        return this.dearestFirst.of(snapshot)
      case "newest":
        return this.newestFirst.of(snapshot)
      case "name":
        return this.named.get(language)?.of(snapshot) ?? catalogue
      case "featured":
      case "relevance":
        return catalogue
    }
  }
}
