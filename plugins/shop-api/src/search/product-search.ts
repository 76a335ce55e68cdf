import { setTimeout } from "node:timers/promises"
import type { CatalogueProduct, Snapshot } from "../catalogue"
import { jsonList, serialised, type Serialised } from "../catalogue/serialised"
import { ALL_CATEGORIES, type Language } from "../contract/constants"
import type { SearchAnswer, SearchQuery } from "../contract/search"
import { sortedPart } from "./best"
import { byId, ProductOrders } from "./orders"
import { ProductIndex } from "./product-index"

/** What a match that can't be had now counts for: an equal one that can comes first. */
const OUT_OF_STOCK_WEIGHT = 0.6
/** Answers remembered until the catalogue changes. While someone types, many ask the same. */
const MOST_ANSWERS = 100
/** Fewer matches than this part of the catalogue are sorted by themselves, more are taken from what is sorted already. */
const FEW = 1 / 16
/** Milliseconds to wait for the index. A huge catalogue's is not complete at first: what it has is then searched. */
const PATIENCE = 1_000

/** Finds products by words, category and stock, in the order asked for, a page at a time. */
export class ProductSearch {
  private readonly index = new ProductIndex()
  private readonly orders = new ProductOrders()
  private readonly answers = new WeakMap<Snapshot, Map<string, Serialised>>()

  /** Takes the words of the catalogue in before somebody looks for them. */
  async prepare({ products }: Snapshot): Promise<void> {
    await this.index.follow(products)
  }

  async find(snapshot: Snapshot, query: SearchQuery, language: Language): Promise<Serialised> {
    const { products } = snapshot
    const isComplete =
      !query.q || this.index.isAt(products) || (await settlesWithin(PATIENCE, this.index.follow(products)))
    if (!isComplete) return serialised(this.answer(snapshot, query, language))
    const known = this.answers.get(snapshot) ?? new Map<string, Serialised>()
    this.answers.set(snapshot, known)
    const key = JSON.stringify([query, language])
    const answer = known.get(key) ?? serialised(this.answer(snapshot, query, language))
    if (known.size >= MOST_ANSWERS) known.delete(known.keys().next().value ?? "")
    known.set(key, answer)
    return answer
  }

  private answer(snapshot: Snapshot, query: SearchQuery, language: Language): Buffer {
    const { products } = snapshot
    const { q, sort = q ? "relevance" : "featured" } = query
    if (!q) return pageOf(snapshot, query, inOrder(this.orders.sorted(sort, products, language)))
    const { documents, scores } = this.index.search(q, language)
    const isAt = this.index.isAt(products)
    const productOf = (number: number) => {
      const known = this.index.product(number)
      return isAt ? known : (products.get(known.row.id) ?? known)
    }
    const numbers = isAt ? documents : documents.filter((number) => products.has(productOf(number).row.id))
    if (sort === "relevance") return pageOf(snapshot, query, byRelevance(numbers, productOf, scores))
    const matching = numbers.map(productOf)
    if (matching.length < products.size * FEW)
      return pageOf(snapshot, query, inOrder(matching.sort(this.orders.compare(sort, language))))
    const wanted = new Set(matching)
    const sorted = this.orders.sorted(sort, products, language)
    return pageOf(snapshot, query, inOrder(sorted.filter((each) => wanted.has(each))))
  }
}

/** What matches, and how a part of it is taken in order. */
interface Matching<T> {
  items: readonly T[]
  productOf: (item: T) => CatalogueProduct
  part: (items: readonly T[], from: number, to: number) => readonly T[]
}

const inOrder = (items: readonly CatalogueProduct[]): Matching<CatalogueProduct> => ({
  items,
  productOf: (product) => product,
  part: (some, from, to) => some.slice(from, to),
})

/** Only what is shown is put in order. @param scores by number */
function byRelevance(
  items: readonly number[],
  productOf: (number: number) => CatalogueProduct,
  scores: Float32Array,
): Matching<number> {
  for (const number of items)
    if (productOf(number).product.is_out_of_stock)
      scores[number] = (scores[number] ?? 0) * OUT_OF_STOCK_WEIGHT
  const compare = (a: number, b: number) =>
    (scores[b] ?? 0) - (scores[a] ?? 0) || byId(productOf(a), productOf(b))
  return { items, productOf, part: (some, from, to) => sortedPart(some, compare, from, to) }
}

/** The answer that shows one page of what matches. */
function pageOf<T>(snapshot: Snapshot, query: SearchQuery, { items, productOf, part }: Matching<T>): Buffer {
  const inReach = query.in_stock ? items.filter((item) => !productOf(item).product.is_out_of_stock) : items
  const category = categoryId(snapshot, query.category)
  const found =
    category === undefined ? inReach : inReach.filter((item) => productOf(item).row.category_id === category)
  const page_count = Math.max(1, Math.ceil(found.length / query.limit))
  const page = Math.min(query.page, page_count)
  const about: Omit<SearchAnswer, "products"> = {
    total: found.length,
    page,
    page_size: query.limit,
    page_count,
    categories: countsIn(snapshot, inReach, productOf),
    catalogue_total: snapshot.products.size,
  }
  const shown = part(found, (page - 1) * query.limit, page * query.limit).map(productOf)
  return Buffer.concat([
    Buffer.from('{"products":'),
    jsonList(shown),
    Buffer.from(`,${JSON.stringify(about).slice(1)}`),
  ])
}

/** Whether the work was done in time; it goes on in any case. */
async function settlesWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
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

/** A category by its id or handle; itself where there is none, so that nothing is found in it. */
function categoryId(snapshot: Snapshot, reference: string | undefined): string | undefined {
  if (reference === undefined || reference === ALL_CATEGORIES) return undefined
  return snapshot.categories.find(({ handle }) => handle === reference)?.id ?? reference
}

function countsIn<T>(
  snapshot: Snapshot,
  items: readonly T[],
  productOf: (item: T) => CatalogueProduct,
): SearchAnswer["categories"] {
  const counts = new Map<string | null, number>()
  for (const item of items) {
    const { category_id } = productOf(item).row
    counts.set(category_id, (counts.get(category_id) ?? 0) + 1)
  }
  return [
    { id: ALL_CATEGORIES, count: items.length },
    ...snapshot.categories.map(({ id }) => ({ id, count: counts.get(id) ?? 0 })),
  ]
}
