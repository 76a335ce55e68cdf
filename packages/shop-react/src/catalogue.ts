import type { Language, Product, SearchAnswer } from "@bon-perroquet/contract"
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query"
import type { ProductQuestion, ShopClient } from "./client/shop-client"
import { useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { retryRead } from "./retry"

/** Prices and stock move slowly; a cart write is checked by the shop anyway. */
const FRESH_MS = 60_000

/** Who asks, in which language: a hook knows them from its provider, a server that prefetches names them. */
type Shop = { client: ShopClient; language: Language }

/** Every category, in the shop's order. */
export const categoriesQuery = ({ client, language }: Shop) =>
  queryOptions({
    queryKey: shopKeys.categories,
    queryFn: ({ signal }) => client.categories({ language, signal }),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** One product, by its id or its handle. */
export const productQuery = ({ client, language }: Shop, reference: string) =>
  queryOptions({
    queryKey: shopKeys.product(reference),
    queryFn: ({ signal }) => client.product(reference, { language, signal }),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** One page of the products that match. */
export const searchQuery = ({ client, language }: Shop, question: ProductQuestion) =>
  queryOptions({
    queryKey: shopKeys.search(question, language),
    queryFn: ({ signal }) => client.search(question, { language, signal }),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

export function useCategories() {
  return useQuery(categoriesQuery(useShop()))
}

/** A product's page begins with what a list already told of it. */
export function useProduct(reference: string) {
  const queries = useQueryClient()
  return useQuery({
    ...productQuery(useShop(), reference),
    placeholderData: () =>
      queries
        .getQueriesData<SearchAnswer>({ queryKey: shopKeys.searches })
        .flatMap(([, answer]) => answer?.products ?? [])
        .find(isCalled(reference)),
  })
}

const isCalled = (reference: string) => (product: Product) =>
  product.id === reference || product.handle === reference

/** While the next page or the answer for the next letter is on its way, the last answer stays. */
export function useSearch(question: ProductQuestion, { enabled = true } = {}) {
  return useQuery({ ...searchQuery(useShop(), question), placeholderData: keepPreviousData, enabled })
}
