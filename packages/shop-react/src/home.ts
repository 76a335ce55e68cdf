import { answerOf } from "@bon-perroquet/shop-client"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { useShop, type Asking, retryRead } from "./provider"
import { shopKeys } from "./query-keys"
import { queryWith, useTradeProducts } from "./trade-prices"

const FRESH_MS = 60_000

export const homeQuery = ({ client, language }: Asking) =>
  queryOptions({
    queryKey: shopKeys.home(language),
    queryFn: ({ signal }) => answerOf(client.in(language).GET("/api/home", { signal })),
    staleTime: FRESH_MS,
    retry: retryRead,
  })

export function useHome() {
  const query = useQuery(homeQuery(useShop()))
  const { data } = query
  const products = useTradeProducts(data?.products ?? undefined)
  return queryWith(query, data && { ...data, products: data.products && products })
}
