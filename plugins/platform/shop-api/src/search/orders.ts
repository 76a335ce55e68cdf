import { type Language, LANGUAGES, type ProductSort } from "@bon-perroquet/contract"
import type { CatalogueProduct } from "../catalogue"
import { nameIn } from "../catalogue"
import { catalogueOrder, type ProductSet } from "../catalogue/product-set"
import { resorted } from "../catalogue/sorted"
import { wordsOf } from "./words"

type Compare = (a: CatalogueProduct, b: CatalogueProduct) => number

/** A sorted list of products. An update moves only the changed ones. */
class Order {
  private products: readonly CatalogueProduct[] = []
  private of: ProductSet | undefined

  constructor(readonly compare: Compare) {}

  in(products: ProductSet): readonly CatalogueProduct[] {
    if (products === this.of) return this.products
    this.products = this.of
      ? resorted(this.products, products.changesSince(this.of), this.compare)
      : [...products.values()].sort(this.compare)
    this.of = products
    return this.products
  }
}

const DIGITS = 9

/** Compares names without accents, and numbers by value. */
function byName(language: Language): Compare {
  const keys = new WeakMap<CatalogueProduct, string>()
  const keyOf = (each: CatalogueProduct) => {
    const cached = keys.get(each)
    if (cached !== undefined) return cached
    const words = wordsOf(nameIn(each.read(), language)).join(" ")
    const key = `${words.replace(/\d+/g, (number) => number.padStart(DIGITS, "0"))}\0${each.id}`
    keys.set(each, key)
    return key
  }
  return (a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b)))
}

export const byId: Compare = (a, b) => (a.id < b.id ? -1 : Number(a.id > b.id))
const priced = (a: CatalogueProduct, b: CatalogueProduct) => a.from_cents - b.from_cents

export class ProductOrders {
  private readonly orders = {
    price_asc: new Order((a, b) => priced(a, b) || byId(a, b)),
    price_desc: new Order((a, b) => priced(b, a) || byId(a, b)),
    newest: new Order((a, b) => b.created_at - a.created_at || byId(a, b)),
    name: Object.fromEntries(LANGUAGES.map((language) => [language, new Order(byName(language))])),
  }

  sorted(sort: ProductSort, products: ProductSet, language: Language): readonly CatalogueProduct[] {
    return this.order(sort, language)?.in(products) ?? products.values()
  }

  compare(sort: ProductSort, language: Language): Compare {
    return this.order(sort, language)?.compare ?? catalogueOrder
  }

  private order(sort: ProductSort, language: Language): Order | undefined {
    if (sort === "featured" || sort === "relevance") return undefined
    return sort === "name" ? this.orders.name[language] : this.orders[sort]
  }
}
