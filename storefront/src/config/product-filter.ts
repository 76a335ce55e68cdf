import {
  ALL_CATEGORIES,
  ALLERGENS,
  BIRD_KINDS,
  filterFields,
  MAX_SEARCH_LENGTH,
  PRODUCT_SORTS,
  type Allergen,
  type BirdKind,
  type Category,
  type Language,
  type ProductSort,
} from "@bon-perroquet/contract"
import type { ProductQuestion } from "@bon-perroquet/shop-react"
import { categoryHandle, findCategory } from "./categories"

/** Filter of the product list. The URL contains all its values. */
export type ProductFilter = {
  q: string
  /** Id of a category, its handle in any language, or "all". */
  category: string
  sort: ProductSort
  inStock: boolean
  /** Excluded allergens in the order of ALLERGENS. */
  without: readonly Allergen[]
  bird: BirdKind | null
  /** Values of the merchant's custom fields, by field name. */
  custom: Readonly<Record<string, string>>
  page: number
}

/** Custom fields of the merchant by which the list can be filtered. */
export const FILTER_FIELDS = filterFields()

/** Returns the default sort order. Relevance needs a search text. */
const usualSort = (q: string): ProductSort => (q ? "relevance" : "featured")

/** Returns sort orders, the default first. */
export function sortsFor(q: string): ProductSort[] {
  return [usualSort(q), ...PRODUCT_SORTS.filter((sort) => sort !== "relevance" && sort !== "featured")]
}

export function readFilter(address: URLSearchParams): ProductFilter {
  const q = (address.get("q") ?? "").trim().slice(0, MAX_SEARCH_LENGTH)
  const page = address.get("page") ?? ""
  const category = address.get("category") ?? ""
  const without = address.getAll("without").flatMap((value) => value.split(","))
  return {
    q,
    category: /^[\w-]{1,255}$/.test(category) ? category : ALL_CATEGORIES,
    sort: sortsFor(q).find((sort) => sort === address.get("sort")) ?? usualSort(q),
    inStock: address.get("in_stock") === "true",
    without: ALLERGENS.filter((each) => without.includes(each)),
    bird: BIRD_KINDS.find((each) => each === address.get("bird")) ?? null,
    custom: Object.fromEntries(
      FILTER_FIELDS.flatMap(({ name }) => {
        const value = address.get(name) ?? ""
        return /^-?\w{1,40}$/.test(value) ? [[name, value]] : []
      }),
    ),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** Returns the path and query of a filter. Omits default values. */
export function addressOf({
  q,
  category,
  sort,
  inStock,
  without,
  bird,
  custom,
  page,
}: ProductFilter): string {
  const address = new URLSearchParams()
  if (q) address.set("q", q)
  if (category !== ALL_CATEGORIES) address.set("category", category)
  if (sort !== usualSort(q)) address.set("sort", sort)
  if (inStock) address.set("in_stock", "true")
  if (bird) address.set("bird", bird)
  for (const [name, value] of Object.entries(custom)) address.set(name, value)
  // Appended as text, because URLSearchParams would escape the commas.
  const free = without.length > 0 ? `without=${without.join(",")}` : ""
  if (page > 1) address.set("page", String(page))
  const query = [address.toString(), free].filter(Boolean).join("&")
  return query ? `/products?${query}` : "/products"
}

const isEmpty = (custom: ProductFilter["custom"]): boolean => Object.keys(custom).length === 0

/** Returns true for a category page without other filters. Only these pages are indexed. */
export const isShelf = ({ q, sort, inStock, without, bird, custom }: ProductFilter): boolean =>
  !q && sort === usualSort(q) && !inStock && without.length === 0 && bird === null && isEmpty(custom)

/** Returns the canonical path: the category without other filters. */
export function shelfAddress(
  filter: ProductFilter,
  category: Category | undefined,
  language: Language,
): string {
  const shelf = {
    ...{ q: "", sort: usualSort(""), inStock: false, without: [], bird: null, custom: {} },
    category: category ? categoryHandle(category, language) : ALL_CATEGORIES,
  }
  return addressOf({ ...shelf, page: isShelf(filter) ? filter.page : 1 })
}

/**
 * Applies a change to a filter. Returns to the first page. If the sort order is the default, it stays the default for
 * the new search text.
 */
export function changed(filter: ProductFilter, change: Partial<ProductFilter>): ProductFilter {
  const next = { ...filter, page: 1, ...change }
  const isUsual = filter.sort === usualSort(filter.q)
  return isUsual && change.sort === undefined ? { ...next, sort: usualSort(next.q) } : next
}

/**
 * Returns the query parameters of the API's search. They contain the category's id, which is the same in every
 * language.
 */
export function questionOf(
  { q, category, sort, inStock, without, bird, custom, page }: ProductFilter,
  chosen?: Pick<Category, "id">,
): ProductQuestion {
  return {
    ...(q && { q }),
    ...(category !== ALL_CATEGORIES && { category: chosen?.id ?? category }),
    ...(sort !== usualSort(q) && { sort }),
    ...(inStock && { in_stock: true }),
    ...(without.length > 0 && { without: [...without] }),
    ...(bird && { bird }),
    ...custom,
    ...(page > 1 && { page }),
  }
}

export const chosenCategory = (
  categories: readonly Category[],
  { category }: ProductFilter,
  language: Language,
): Category | undefined => findCategory(categories, category, language)
