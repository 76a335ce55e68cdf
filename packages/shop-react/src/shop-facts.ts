import type { ShopFacts } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { queryOptions, useSuspenseQuery, type QueryClient } from "@tanstack/react-query"
import { useShop, type Asking } from "./provider"
import { shopKeys } from "./query-keys"
import { retryRead } from "./retry"

/** Who sells changes rarely, and every page that is loaded brings it along. */
const FRESH_MS = 300_000

const shopFactsQuery = ({ client, language }: Asking) =>
  queryOptions({
    queryKey: shopKeys.facts,
    queryFn: ({ signal }): Promise<ShopFacts> => answerOf(client.in(language).GET("/api/shop", { signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

/** Who sells, and when nothing is sent. A page brings it along; where it does not, what shows it waits. */
export const useShopFacts = (): ShopFacts => useSuspenseQuery(shopFactsQuery(useShop())).data

/** What a page brought along is not asked for. */
export const giveShopFacts = (queries: QueryClient, facts: ShopFacts): void => {
  queries.setQueryData(shopKeys.facts, facts)
}
