import type { TradeListInput, TradePricesInput } from "@bon-perroquet/contract"
import { answerOf, type Query, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { AS_FILE } from "../../client/as-file"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"
import { pageOf } from "../pages"
import type { FileCall } from "../files"
import { useInvalidate } from "../use-invalidate"

const ONE = "/api/admin/trade-lists/{id}"
const PRICES = "/api/admin/trade-lists/{id}/prices"
const GROUPS_OF = "/api/admin/customers/{id}/groups"
const at = (id: string) => ({ path: { id } })

export function useTradeLists() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.tradeLists,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/trade-lists", { signal })),
    retry: retryRead,
  })
}

const tradeListQuery = (api: ShopApi, id: string) =>
  queryOptions({
    queryKey: adminKeys.tradeList(id),
    queryFn: ({ signal }) => answerOf(api.GET(ONE, { params: at(id), signal })),
    retry: retryRead,
  })

export function useTradeList(id: string) {
  const { api } = useShop()
  return useQuery(tradeListQuery(api, id))
}

export function useRereadTradeList() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...tradeListQuery(api, id), staleTime: 0 })
}

export function useListedTradePrices(id: string, query: Query<typeof PRICES>) {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.tradePrices(id, query, language),
    queryFn: ({ signal }) => pageOf(api.GET(PRICES, { params: { ...at(id), query }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

type Saved = { id?: string | undefined; version?: string | undefined; list: TradeListInput }

export function useSaveTradeList() {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: ({ id, version, list }: Saved) =>
      answerOf(
        id === undefined
          ? api.POST("/api/admin/trade-lists", { body: list })
          : api.PUT(ONE, { params: { ...at(id), header: ifMatch(version) }, body: list }),
      ),
    onSettled,
  })
}

export function useDeleteTradeList() {
  const { api } = useShop()
  const queries = useQueryClient()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE(ONE, { params: at(id) })),
    // Its prices are not loaded again, because the failure would replace the message about the deletion.
    onSuccess: (_, id) => queries.removeQueries({ queryKey: adminKeys.tradeList(id) }),
    onSettled,
  })
}

export function useSaveTradePrices(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: TradePricesInput) => answerOf(api.PUT(PRICES, { params: at(id), body })),
    onSettled,
  })
}

export const tradePricesFile =
  (id: string): FileCall =>
  (api) =>
    answerOf(api.GET("/api/admin/trade-lists/{id}/prices.csv", { params: at(id), ...AS_FILE }))

export function useCustomerGroups() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.customerGroups,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/customer-groups", { signal })),
    retry: retryRead,
  })
}

export function useAddCustomerGroup() {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (name: string) => answerOf(api.POST("/api/admin/customer-groups", { body: { name } })),
    onSettled,
  })
}

export function useGroupsOfCustomer(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.groupsOfCustomer(id),
    queryFn: ({ signal }) => answerOf(api.GET(GROUPS_OF, { params: at(id), signal })),
    retry: retryRead,
  })
}

export function useSetGroupsOfCustomer(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (group_ids: string[]) =>
      answerOf(api.PUT(GROUPS_OF, { params: at(id), body: { group_ids } })),
    onSettled,
  })
}
