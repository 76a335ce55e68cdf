import type { TradeListInput, TradePricesInput } from "@bon-perroquet/contract"
import { answerOf, type Query, type ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { usePage } from "../../api-pages"
import { readOf, useRead } from "../../api-reads"
import { useReread, useWrite } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { AS_FILE } from "../../client/as-file"
import { useShop } from "../../provider"
import { adminKeys } from "../keys"
import type { FileCall } from "../files"
import { useAdminWrite, useInvalidate } from "../use-invalidate"

const ONE = "/api/admin/trade-lists/{id}"
const PRICES = "/api/admin/trade-lists/{id}/prices"
const GROUPS_OF = "/api/admin/customers/{id}/groups"
const at = (id: string) => ({ path: { id } })

export const useTradeLists = () => useRead(adminKeys.tradeLists, (api) => api.GET("/api/admin/trade-lists"))

const tradeListQuery = (api: ShopApi, id: string) =>
  readOf(api, adminKeys.tradeList(id), (api) => api.GET(ONE, { params: at(id) }))

export const useTradeList = (id: string) => useQuery(tradeListQuery(useShop().api, id))

export const useRereadTradeList = () => useReread(tradeListQuery)

export function useListedTradePrices(id: string, query: Query<typeof PRICES>) {
  const { language } = useShop()
  return usePage(adminKeys.tradePrices(id, query, language), (api) =>
    api.GET(PRICES, { params: { ...at(id), query } }),
  )
}

type Saved = { id?: string | undefined; version?: string | undefined; list: TradeListInput }

export const useSaveTradeList = () =>
  useAdminWrite((api, { id, version, list }: Saved) =>
    id === undefined
      ? api.POST("/api/admin/trade-lists", { body: list })
      : api.PUT(ONE, { params: { ...at(id), header: ifMatch(version) }, body: list }),
  )

export function useDeleteTradeList() {
  const queries = useQueryClient()
  return useWrite((api, id: string) => api.DELETE(ONE, { params: at(id) }), {
    // Its prices are not loaded again, because the failure would replace the message about the deletion.
    onSuccess: (_, id) => queries.removeQueries({ queryKey: adminKeys.tradeList(id) }),
    onSettled: useInvalidate(),
  })
}

export const useSaveTradePrices = (id: string) =>
  useAdminWrite((api, body: TradePricesInput) => api.PUT(PRICES, { params: at(id), body }))

export const tradePricesFile =
  (id: string): FileCall =>
  (api) =>
    answerOf(api.GET("/api/admin/trade-lists/{id}/prices.csv", { params: at(id), ...AS_FILE }))

export const useCustomerGroups = () =>
  useRead(adminKeys.customerGroups, (api) => api.GET("/api/admin/customer-groups"))

export const useAddCustomerGroup = () =>
  useAdminWrite((api, name: string) => api.POST("/api/admin/customer-groups", { body: { name } }))

export const useGroupsOfCustomer = (id: string) =>
  useRead(adminKeys.groupsOfCustomer(id), (api) => api.GET(GROUPS_OF, { params: at(id) }))

type VersionedGroups = { group_ids: string[]; version: string | undefined }

export const useSetGroupsOfCustomer = (id: string) =>
  useAdminWrite((api, { version, group_ids }: VersionedGroups) =>
    api.PUT(GROUPS_OF, { params: { ...at(id), header: ifMatch(version) }, body: { group_ids } }),
  )
