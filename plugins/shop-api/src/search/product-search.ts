import { setTimeout } from "node:timers/promises"
import type { CatalogueProduct, Snapshot } from "../catalogue"
import { serialised, type Serialised } from "../catalogue/serialised"
import { ALL_CATEGORIES, type Language, type ProductSort } from "../contract/constants"
import type { SearchAnswer, SearchQuery } from "../contract/search"
import { ProductOrders } from "./orders"
import { ProductIndex } from "./product-index"

/** What a match that can't be had now counts for: an equal one that can comes first. */
const OUT_OF_STOCK_WEIGHT = 0.6
/** Answers remembered until the catalogue changes. While someone types, many ask the same. */
const MOST_ANSWERS = 100
/** Milliseconds to wait for the index. A huge catalogue's is not complete at first: what it has is then searched. */
const PATIENCE = 1_000

/** Finds products by words, category and stock, in the order asked for, a page at a time. */
export class ProductSearch {
  private readonly index = new ProductIndex()
  private readonly orders = new ProductOrders()
  private readonly answers = new WeakMap<Snapshot, Map<string, Serialised>>()

  async find(snapshot: Snapshot, query: SearchQuery, language: Language): Promise<Serialised> {
    // Whoever looks at the list will soon look for something: the index is begun then, and only waited for by words.
    const indexed = settlesWithin(PATIENCE, this.index.follow(snapshot.products))
    const isComplete = !query.q || (await indexed)
    if (!isComplete) return serialised(this.answer(snapshot, query, language))
    const known = this.answers.get(snapshot) ?? new Map<string, Serialised>()
    this.answers.set(snapshot, known)
    const key = JSON.stringify([query, language])
    const answer = known.get(key) ?? serialised(this.answer(snapshot, query, language))
    if (known.size >= MOST_ANSWERS) known.delete(known.keys().next().value ?? "")
    known.set(key, answer)
    return answer
  }

  private answer(snapshot: Snapshot, query: SearchQuery, language: Language): string {
    const inReach = [...this.matching(snapshot, query, language)].filter(
      ({ product }) => !query.in_stock || !product.is_out_of_stock,
    )
    const category = categoryId(snapshot, query.category)
    const found = category === undefined ? inReach : inReach.filter(({ row }) => row.category_id === category)
    const page_count = Math.max(1, Math.ceil(found.length / query.limit))
    const page = Math.min(query.page, page_count)
    const shown = found.slice((page - 1) * query.limit, page * query.limit)
    const about: Omit<SearchAnswer, "products"> = {
      total: found.length,
      page,
      page_size: query.limit,
      page_count,
      categories: countsIn(snapshot, inReach),
      catalogue_total: snapshot.products.size,
    }
    return `{"products":[${shown.map(({ json }) => json).join(",")}],${JSON.stringify(about).slice(1)}`
  }

  private matching(snapshot: Snapshot, query: SearchQuery, language: Language): Iterable<CatalogueProduct> {
    const sort: ProductSort = query.sort ?? (query.q ? "relevance" : "featured")
    const ordered = this.orders.sorted(sort, snapshot, language)
    if (!query.q) return ordered
    const scores = this.index.scores(query.q, language)
    const found = [...ordered].filter(({ row }) => scores.has(row.id))
    if (sort !== "relevance") return found
    const relevance = ({ row, product }: CatalogueProduct) =>
      (scores.get(row.id) ?? 0) * (product.is_out_of_stock ? OUT_OF_STOCK_WEIGHT : 1)
    return found.sort((a, b) => relevance(b) - relevance(a))
  }
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

function countsIn(snapshot: Snapshot, products: CatalogueProduct[]): SearchAnswer["categories"] {
  const counts = new Map<string | null, number>()
  for (const { row } of products) counts.set(row.category_id, (counts.get(row.category_id) ?? 0) + 1)
  return [
    { id: ALL_CATEGORIES, count: products.length },
    ...snapshot.categories.map(({ id }) => ({ id, count: counts.get(id) ?? 0 })),
  ]
}
