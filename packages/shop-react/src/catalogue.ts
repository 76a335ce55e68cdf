import { LANGUAGES, type Product } from "@bon-perroquet/contract"
import { answerOf, type Query, type Schemas } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useMemo } from "react"
import { readOf } from "./api-reads"
import { useShop, type Asking } from "./provider"
import { queryWith, useTradeProducts } from "./trade-prices"
import { shopKeys, type ProductQuestion } from "./query-keys"

/**
 * Milliseconds until cached data are reloaded. Prices and stock change slowly, and the shop checks both when the cart
 * changes.
 */
const FRESH_MS = 60_000

export const categoriesQuery = ({ client, language }: Asking) => ({
  ...readOf(client.in(language), shopKeys.categories, (api) => api.GET("/api/categories")),
  staleTime: FRESH_MS,
})

/** `reference` is an id or handle. */
export const productQuery = ({ client, language }: Asking, reference: string) => ({
  ...readOf(client.in(language), shopKeys.product(reference), (api) =>
    api.GET("/api/products/{id}", { params: { path: { id: reference } } }),
  ),
  staleTime: FRESH_MS,
})

const inAddress = ({ in_stock, without, page, limit, ...rest }: ProductQuestion): Query<"/api/search"> => ({
  ...rest,
  ...(in_stock && { in_stock: "true" }),
  ...(without?.length && { without: without.join(",") }),
  ...(page !== undefined && { page: String(page) }),
  ...(limit !== undefined && { limit: String(limit) }),
})

export const informationQuery = ({ client, language }: Asking, id: string) => ({
  ...readOf(client.in(language), shopKeys.information(id), (api) =>
    api.GET("/api/products/{id}/information", { params: { path: { id } } }),
  ),
  staleTime: FRESH_MS,
})

export const relatedQuery = ({ client, language }: Asking, id: string) => ({
  ...readOf(client.in(language), shopKeys.related(id), (api) =>
    api.GET("/api/products/{id}/related", { params: { path: { id } } }),
  ),
  staleTime: FRESH_MS,
})

export const searchQuery = ({ client, language }: Asking, question: ProductQuestion) => ({
  ...readOf(client.in(language), shopKeys.search(question, language), (api) =>
    api.GET("/api/search", { params: { query: inAddress(question) } }),
  ),
  staleTime: FRESH_MS,
})

export function useCategories() {
  return useQuery(categoriesQuery(useShop()))
}

/** Shows the product's data of a cached list until the product is loaded. */
export function useProduct(reference: string) {
  const queries = useQueryClient()
  const query = useQuery({
    ...productQuery(useShop(), reference),
    placeholderData: () =>
      queries
        .getQueriesData<{ products: Schemas["Product"][] }>({ queryKey: shopKeys.searches })
        .flatMap(([, answer]) => answer?.products ?? [])
        .find(isCalled(reference)),
  })
  const { data } = query
  const [product] = useTradeProducts(useMemo(() => data && [data], [data]))
  return queryWith(query, product)
}

/** Returns a product's mandatory information. Undefined until it is loaded, and for products without information. */
export function useInformation({ id, has_information }: Pick<Product, "id" | "has_information">) {
  return useQuery({ ...informationQuery(useShop(), id), enabled: has_information }).data
}

export function useRelated(id: string) {
  const { data } = useQuery(relatedQuery(useShop(), id))
  const products = useTradeProducts(data?.products)
  return data && { ...data, products }
}

const isCalled = (reference: string) => (product: Product) =>
  product.id === reference || LANGUAGES.some((language) => product[`handle_${language}`] === reference)

/** Returns matching products. The former result stays visible while the next one loads. */
export function useSearch(question: ProductQuestion, { enabled = true } = {}) {
  const query = useQuery({
    ...searchQuery(useShop(), question),
    placeholderData: keepPreviousData,
    enabled,
  })
  const { data } = query
  const products = useTradeProducts(data?.products)
  return queryWith(query, data && { ...data, products })
}

const reported = new Set<string>()

/** Returns a function that reports a search without a result, once per visit. A failure is ignored. */
export function useReportMissedSearch(): (q: string) => void {
  const { api } = useShop()
  return useCallback(
    (q: string) => {
      if (reported.has(q)) return
      reported.add(q)
      answerOf(api.POST("/api/search/missed", { body: { q } })).catch(() => undefined)
    },
    [api],
  )
}
