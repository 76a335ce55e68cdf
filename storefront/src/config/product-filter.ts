import {
  ALL_CATEGORIES,
  ALLERGENS,
  BIRD_KINDS,
  MAX_SEARCH_LENGTH,
  PRODUCT_SORTS,
  type Allergen,
  type BirdKind,
  type Category,
  type ProductSort,
} from "@bon-perroquet/contract"
import type { ProductQuestion } from "@bon-perroquet/shop-react"

/** What the list shows. The address says all of it, so that it can be bookmarked, sent and gone back to. */
export type ProductFilter = {
  /** What was typed. */
  q: string
  /** A category's id or handle, or "all". */
  category: string
  sort: ProductSort
  inStock: boolean
  /** Allergens that it is to be free of, in the order of the law. */
  without: readonly Allergen[]
  /** For which kind of bird it is to be; null for any. */
  bird: BirdKind | null
  /** From 1. */
  page: number
}

/** Without words nothing is more relevant than anything else. */
const usualSort = (q: string): ProductSort => (q ? "relevance" : "featured")

/** The sorts to choose from, the usual one first. */
export function sortsFor(q: string): ProductSort[] {
  return [usualSort(q), ...PRODUCT_SORTS.filter((sort) => sort !== "relevance" && sort !== "featured")]
}

/** The filter that an address states; what it gets wrong is as if it had not been said. */
export function readFilter(address: URLSearchParams): ProductFilter {
  const q = (address.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH)
  const page = address.get("page") ?? ""
  const category = address.get("category") ?? ""
  const without = address.getAll("without").flatMap((said) => said.split(","))
  return {
    q,
    category: /^[\w-]{1,255}$/.test(category) ? category : ALL_CATEGORIES,
    sort: sortsFor(q).find((sort) => sort === address.get("sort")) ?? usualSort(q),
    inStock: address.get("in_stock") === "true",
    without: ALLERGENS.filter((each) => without.includes(each)),
    bird: BIRD_KINDS.find((each) => each === address.get("bird")) ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Where a filter's list is; what is usual is not said. */
export function addressOf({ q, category, sort, inStock, without, bird, page }: ProductFilter): string {
  const address = new URLSearchParams()
  if (q) address.set("q", q)
  if (category !== ALL_CATEGORIES) address.set("category", category)
  if (sort !== usualSort(q)) address.set("sort", sort)
  if (inStock) address.set("in_stock", "true")
  if (bird) address.set("bird", bird)
  // By hand: a comma need not be written as %2C, and is easier to read.
  const free = without.length > 0 ? `without=${without.join(",")}` : ""
  if (page > 1) address.set("page", String(page))
  const query = [address.toString(), free].filter(Boolean).join("&")
  return query ? `/products?${query}` : "/products"
}

/** Whether this is a page of a shelf as the shop has it, rather than somebody's selection: only those are for search engines. */
export const isShelf = ({ q, sort, inStock, without, bird }: ProductFilter): boolean =>
  !q && sort === usualSort(q) && !inStock && without.length === 0 && bird === null

/** The address under which search engines know a filter's list: its shelf's, whatever else was selected. */
export function shelfAddress(filter: ProductFilter, category: Category | undefined): string {
  const shelf = {
    ...{ q: "", sort: usualSort(""), inStock: false, without: [], bird: null },
    category: category?.id ?? ALL_CATEGORIES,
  }
  return addressOf({ ...shelf, page: isShelf(filter) ? filter.page : 1 })
}

/** The filter changed: another list begins at its first page, and words bring their own order. */
export function changed(filter: ProductFilter, change: Partial<ProductFilter>): ProductFilter {
  const next = { ...filter, page: 1, ...change }
  const isUsual = filter.sort === usualSort(filter.q)
  return isUsual && change.sort === undefined ? { ...next, sort: usualSort(next.q) } : next
}

/** What the shop is asked for a filter's list. */
export function questionOf({
  q,
  category,
  sort,
  inStock,
  without,
  bird,
  page,
}: ProductFilter): ProductQuestion {
  return {
    ...(q && { q }),
    ...(category !== ALL_CATEGORIES && { category }),
    ...(sort !== usualSort(q) && { sort }),
    ...(inStock && { in_stock: true }),
    ...(without.length > 0 && { without: [...without] }),
    ...(bird && { bird }),
    ...(page > 1 && { page }),
  }
}

/** The category that a filter names, by its id or its handle. */
export function chosenCategory(categories: readonly Category[], { category }: ProductFilter) {
  return categories.find(({ id, handle }) => id === category || handle === category)
}
