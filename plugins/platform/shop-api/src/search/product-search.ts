import { setTimeout } from "node:timers/promises"
import {
  ALL_CATEGORIES,
  ALLERGENS,
  BIRD_KINDS,
  filterFields,
  type Allergen,
  type BirdKind,
  type Language,
  type SearchAnswer,
  type SearchQuery,
} from "@bon-perroquet/contract"
import { RANK_STEP } from "@bon-perroquet/search-index"
import { allergenBits, birdBits, filterOf, type CatalogueProduct, type Snapshot } from "../catalogue"
import type { ProductSet } from "../catalogue/product-set"
import { jsonList, serialised, type Serialised } from "@bon-perroquet/api-kit/http"
import { sortedPart } from "./sorted-part"
import { byId, ProductOrders } from "./orders"
import { type Facts, Part } from "./part"
import { readFreeFrom } from "./free-from"
import { ProductIndex } from "./product-index"
import { NO_SYNONYMS, type Synonyms } from "./synonyms"

/** Subtracted from the score of sold-out products, so that available products of the same rank come first. */
const OUT_OF_STOCK = RANK_STEP / 2
/** Maximum of cached answers, kept until the catalogue changes. While typing, many shoppers send the same query. */
const MAX_ANSWERS = 100
/** Share of matches above which they are taken from the sorted catalogue instead of being sorted. */
const MAX_SORTED_SHARE = 1 / 16
/** Milliseconds after which a search uses the incomplete index. */
const INDEX_TIMEOUT_MS = 1_000

export class ProductSearch {
  private readonly index = new ProductIndex()
  private readonly orders = new ProductOrders()
  private readonly answers = new WeakMap<Snapshot, Map<string, Serialised>>()
  private readonly wholes = new WeakMap<readonly CatalogueProduct[], Matching<CatalogueProduct>>()

  /** Indexes the catalogue before the first search. */
  async prepare({ products }: Snapshot): Promise<void> {
    await this.index.follow(products)
  }

  /** Finds products. Words such as "sans gluten" become a filter. */
  async find(
    snapshot: Snapshot,
    query: SearchQuery,
    language: Language,
    synonyms: Synonyms = NO_SYNONYMS,
  ): Promise<Serialised> {
    const { products } = snapshot
    // The index catches up when the list opens. Only searches by words wait for it.
    const indexed = this.index.isAt(products) || finishesWithin(INDEX_TIMEOUT_MS, this.index.follow(products))
    const isComplete = !query.q || (await indexed)
    const answer = () => serialised(this.answer(snapshot, query, { language, synonyms }))
    if (!isComplete) return answer()
    const cache = this.answers.get(snapshot) ?? new Map<string, Serialised>()
    this.answers.set(snapshot, cache)
    const key = JSON.stringify([query, language, synonyms.version])
    const result = cache.get(key) ?? answer()
    if (cache.size >= MAX_ANSWERS) cache.delete(cache.keys().next().value ?? "")
    cache.set(key, result)
    return result
  }

  /** Returns whether a product has all words. False for unknown words. */
  async hasAllWords({ products }: Snapshot, text: string, { language, synonyms }: Caller): Promise<boolean> {
    await finishesWithin(INDEX_TIMEOUT_MS, this.index.follow(products))
    const q = readFreeFrom(text)?.q ?? text
    if (!q) return true
    const { documents, isPartial = false } = this.index.search(q, language, synonyms)
    return documents.length > 0 && !isPartial
  }

  private answer(snapshot: Snapshot, request: SearchQuery, { language, synonyms }: Caller): Buffer {
    const { products } = snapshot
    const { query, read_as } = asRead(request)
    const { q, sort = q ? "relevance" : "featured" } = query
    if (!q)
      return pageOf(snapshot, query, this.whole(this.orders.sorted(sort, products, language)), { read_as })
    const { documents, scores, isPartial: is_partial = false } = this.index.search(q, language, synonyms)
    const matches = matchesIn(products, this.index, documents)
    const about = { is_partial, read_as }
    if (sort === "relevance") return pageOf(snapshot, query, byRelevance(matches, scores), about)
    const results = matches.items.map(matches.productOf)
    if (results.length < products.size * MAX_SORTED_SHARE)
      return pageOf(snapshot, query, inOrder(results.sort(this.orders.compare(sort, language))), about)
    const requested = new Set(results)
    const sorted = this.orders.sorted(sort, products, language)
    return pageOf(snapshot, query, inOrder(sorted.filter((each) => requested.has(each))), about)
  }

  private whole(sorted: readonly CatalogueProduct[]): Matching<CatalogueProduct> {
    const cached = this.wholes.get(sorted) ?? inOrder(sorted)
    this.wholes.set(sorted, cached)
    return cached
  }
}

interface Caller {
  language: Language
  synonyms: Synonyms
}

/** Moves the allergens that the words exclude to the filter. */
function asRead(request: SearchQuery): { query: SearchQuery } & Pick<SearchAnswer, "read_as"> {
  const read = readFreeFrom(request.q)
  if (!read) return { query: request, read_as: null }
  const { q } = read
  const without = ALLERGENS.filter((each) => read.without.includes(each) || request.without?.includes(each))
  return { query: { ...request, q, without }, read_as: { q, without } }
}

interface Matches<T> extends Facts<T> {
  items: readonly T[]
  productOf: (item: T) => CatalogueProduct
}

/** The matches of a search, with a function that returns a range of them in order. */
interface Matching<T> {
  all: Part<T>
  productOf: (item: T) => CatalogueProduct
  take: (items: readonly T[], from: number, to: number) => readonly T[]
}

function matchesIn(products: ProductSet, index: ProductIndex, numbers: readonly number[]): Matches<number> {
  const productOf = (number: number) => index.product(number)
  if (index.isAt(products))
    return {
      items: numbers,
      productOf,
      categoryOf: (number) => index.category(number),
      isOutOfStock: (number) => index.isOutOfStock(number),
      containsOf: (number) => productOf(number).contains,
      birdsOf: (number) => productOf(number).for_birds,
      filtersOf: (number) => productOf(number).filters,
    }
  const nowOf = (number: number) => products.get(productOf(number).id) ?? productOf(number)
  return {
    items: numbers.filter((number) => products.has(productOf(number).id)),
    productOf: nowOf,
    categoryOf: (number) => nowOf(number).category_id,
    isOutOfStock: (number) => nowOf(number).is_sold_out,
    containsOf: (number) => nowOf(number).contains,
    birdsOf: (number) => nowOf(number).for_birds,
    filtersOf: (number) => nowOf(number).filters,
  }
}

const FACTS: Facts<CatalogueProduct> = {
  categoryOf: ({ category_id }) => category_id,
  isOutOfStock: ({ is_sold_out }) => is_sold_out,
  containsOf: ({ contains }) => contains,
  birdsOf: ({ for_birds }) => for_birds,
  filtersOf: ({ filters }) => filters,
}

const inOrder = (items: readonly CatalogueProduct[]): Matching<CatalogueProduct> => ({
  all: new Part(items, FACTS),
  productOf: (product) => product,
  take: (some, from, to) => some.slice(from, to),
})

/** Sorts only the requested page. @param scores by index number */
function byRelevance(matches: Matches<number>, scores: Float32Array): Matching<number> {
  const { items, productOf, isOutOfStock } = matches
  for (const number of items) if (isOutOfStock(number)) scores[number] = (scores[number] ?? 0) - OUT_OF_STOCK
  const compare = (a: number, b: number) =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || byId(productOf(a), productOf(b))
  return {
    all: new Part(items, matches),
    productOf,
    take: (some, from, to) => sortedPart(some, compare, from, to),
  }
}

/**
 * Applies the filters of a query. Also counts the products of the category that are left out because their allergens
 * are unknown.
 */
function reach<T>(query: SearchQuery, all: Part<T>, inCategory: (part: Part<T>) => readonly T[]) {
  const { in_stock, without, bird } = query
  const stocked = in_stock ? all.inStock : all
  const available = customFiltersOf(query).reduce(
    (part, values) => part.having(values),
    bird ? stocked.forBirds(birdBits([bird])) : stocked,
  )
  if (!without?.length) return { inReach: available, untold: 0 }
  const bits = allergenBits(without)
  const { part } = available.without(bits)
  const here = new Part(inCategory(available), available.facts)
  return { inReach: part, untold: here.without(bits).untold }
}

const FILTER_FIELDS = filterFields()

/** Returns the values of each requested filter by a field of the merchant. */
const customFiltersOf = (query: SearchQuery): string[][] =>
  FILTER_FIELDS.flatMap(({ name }) => {
    const values = (query as Record<string, unknown>)[name] as string[] | undefined
    return values?.length ? [values.map((value) => filterOf(name, value))] : []
  })

const contained = new WeakMap<ProductSet, Allergen[]>()

function allergensIn(products: ProductSet): Allergen[] {
  const cached = contained.get(products)
  if (cached) return cached
  const bits = products.values().reduce((all, { contains }) => all | (contains ?? 0), 0)
  const allergens = ALLERGENS.filter((_, place) => bits & (1 << place))
  contained.set(products, allergens)
  return allergens
}

const hosted = new WeakMap<ProductSet, BirdKind[]>()

function birdsIn(products: ProductSet): BirdKind[] {
  const cached = hosted.get(products)
  if (cached) return cached
  const bits = products.values().reduce((all, { for_birds }) => all | for_birds, 0)
  const birds = BIRD_KINDS.filter((_, place) => bits & (1 << place))
  hosted.set(products, birds)
  return birds
}

const filtered = new WeakMap<ProductSet, Record<string, string[]>>()

function customFiltersIn(products: ProductSet): Record<string, string[]> {
  const cached = filtered.get(products)
  if (cached) return cached
  const seen = new Set(FILTER_FIELDS.length ? products.values().flatMap(({ filters }) => filters) : [])
  const values = Object.fromEntries(
    FILTER_FIELDS.map(({ name, options }) => {
      const own = [...seen].flatMap((each) =>
        each.startsWith(`${name}=`) ? [each.slice(name.length + 1)] : [],
      )
      const inOrder = options?.map(({ value }) => value).filter((value) => own.includes(value))
      return [name, inOrder ?? own.sort((one, other) => other.localeCompare(one, "en", { numeric: true }))]
    }),
  )
  filtered.set(products, values)
  return values
}

function pageOf<T>(
  snapshot: Snapshot,
  query: SearchQuery,
  { all, productOf, take }: Matching<T>,
  { is_partial = false, read_as }: Partial<SearchAnswer> & Pick<SearchAnswer, "read_as">,
): Buffer {
  const { categories } = snapshot
  const inCategory = (part: Part<T>): readonly T[] => {
    if (query.category === undefined || query.category === ALL_CATEGORIES) return part.items
    return part.inCategory(categories.family(categories.idOf(query.category)))
  }
  const { inReach, untold } = reach(query, all, inCategory)
  const items = inCategory(inReach)
  const countIn = (id: string): number =>
    [...categories.family(id)].reduce((sum, each) => sum + (inReach.counts.get(each) ?? 0), 0)
  const page_count = Math.max(1, Math.ceil(items.length / query.limit))
  const page = Math.min(query.page, page_count)
  const about: Omit<SearchAnswer, "products"> = {
    total: items.length,
    is_partial,
    read_as,
    page,
    page_size: query.limit,
    page_count,
    categories: [
      { id: ALL_CATEGORIES, count: inReach.items.length },
      ...categories.ids.map((id) => ({ id, count: countIn(id) })),
    ],
    allergens: allergensIn(snapshot.products),
    birds: birdsIn(snapshot.products),
    custom_fields: customFiltersIn(snapshot.products),
    untold,
    catalogue_total: snapshot.products.size,
  }
  const shown = take(items, (page - 1) * query.limit, page * query.limit).map(productOf)
  return Buffer.concat([
    Buffer.from('{"products":'),
    jsonList(shown),
    Buffer.from(`,${JSON.stringify(about).slice(1)}`),
  ])
}

/** Returns whether the work finished in time. The work continues in any case. */
async function finishesWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  const over = new AbortController()
  const late = setTimeout(milliseconds, false, { signal: over.signal, ref: false }).catch(() => false)
  const done = await Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ])
  over.abort()
  return done
}
