import { LANGUAGES, type Product } from "@bon-perroquet/contract"
import { answerOf, type Query, type Schemas } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import { useCallback, useMemo } from "react"
import { useShop, type Asking, retryRead } from "./provider"
import { queryWith, useTradeProducts } from "./trade-prices"
import { shopKeys, type ProductQuestion } from "./query-keys"

/**
 * Milliseconds until cached data are reloaded. Prices and stock change slowly, and the shop checks both when the cart
 * changes.
 */
const FRESH_MS = 60_000

export const categoriesQuery = ({ client, language }: Asking) =>
  queryOptions({
    queryKey: shopKeys.categories,
    queryFn: ({ signal }) => answerOf(client.in(language).GET("/api/categories", { signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** `reference` is an id or handle. */
export const productQuery = ({ client, language }: Asking, reference: string) =>
  queryOptions({
    queryKey: shopKeys.product(reference),
    queryFn: ({ signal }) =>
      answerOf(
        client.in(language).GET("/api/products/{id}", { params: { path: { id: reference } }, signal }),
      ),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

const inAddress = ({ in_stock, without, page, limit, ...rest }: ProductQuestion): Query<"/api/search"> => ({
  ...rest,
  ...(in_stock && { in_stock: "true" }),
  ...(without?.length && { without: without.join(",") }),
  ...(page !== undefined && { page: String(page) }),
  ...(limit !== undefined && { limit: String(limit) }),
})

export const informationQuery = ({ client, language }: Asking, id: string) =>
  queryOptions({
    queryKey: shopKeys.information(id),
    queryFn: ({ signal }) =>
      answerOf(
        client.in(language).GET("/api/products/{id}/information", { params: { path: { id } }, signal }),
      ),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

export const relatedQuery = ({ client, language }: Asking, id: string) =>
  queryOptions({
    queryKey: shopKeys.related(id),
    queryFn: ({ signal }) =>
      answerOf(client.in(language).GET("/api/products/{id}/related", { params: { path: { id } }, signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

export const searchQuery = ({ client, language }: Asking, question: ProductQuestion) =>
  queryOptions({
    queryKey: shopKeys.search(question, language),
    queryFn: ({ signal }) =>
      answerOf(client.in(language).GET("/api/search", { params: { query: inAddress(question) }, signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
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
