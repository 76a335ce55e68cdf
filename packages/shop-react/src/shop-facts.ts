import type { ShopFacts } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { queryOptions, useSuspenseQuery, type QueryClient } from "@tanstack/react-query"
import { useShop, type Asking, retryRead } from "./provider"
import { shopKeys } from "./query-keys"

/** Milliseconds until the merchant's details are reloaded. They rarely change, and every page contains them. */
const FRESH_MS = 300_000

const shopFactsQuery = ({ client, language }: Asking) =>
  queryOptions({
    queryKey: shopKeys.facts,
    queryFn: ({ signal }): Promise<ShopFacts> => answerOf(client.in(language).GET("/api/shop", { signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** Returns the merchant's details. Suspends if the page does not contain them. */
export const useShopFacts = (): ShopFacts => useSuspenseQuery(shopFactsQuery(useShop())).data

export const giveShopFacts = (queries: QueryClient, facts: ShopFacts): void => {
  queries.setQueryData(shopKeys.facts, facts)
}
