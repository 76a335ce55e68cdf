import { useQuery } from "@tanstack/react-query"
import { readOf } from "./api-reads"
import { useShop, type Asking } from "./provider"
import { shopKeys } from "./query-keys"
import { queryWith, useTradeProducts } from "./trade-prices"

const FRESH_MS = 60_000

export const homeQuery = ({ client, language }: Asking) => ({
  ...readOf(client.in(language), shopKeys.home(language), (api) => api.GET("/api/home")),
  staleTime: FRESH_MS,
})

export function useHome() {
  const query = useQuery(homeQuery(useShop()))
  const { data } = query
  const products = useTradeProducts(data?.products ?? undefined)
  return queryWith(query, data && { ...data, products: data.products && products })
}
