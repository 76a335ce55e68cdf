import {
  MAX_REPLACEMENTS_AT_ONCE,
  type LotChange,
  type LotCount,
  type LotInput,
  type LotMovementInput,
  type LotReplacements,
  type RecallInput,
} from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
import { usePage } from "../../api-pages"
import { readOf, useRead } from "../../api-reads"
import { useReread } from "../../api-writes"
import { AS_FILE } from "../../client/as-file"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import { adminKeys } from "../keys"
import type { LotsQuestion } from "../pages"
import { useAdminWrite, useInvalidate } from "../use-invalidate"

const LOT = "/api/admin/lots/{id}"
const OF_PRODUCT = "/api/admin/products/{id}/lots"
const at = (id: string) => ({ path: { id } })

/** Returns lots, those that need attention first. */
export const useLots = (question: LotsQuestion) =>
  usePage(adminKeys.lots(question), (api) => api.GET("/api/admin/lots", { params: { query: question } }))

const productLotsQuery = (api: ShopApi, id: string) =>
  readOf(api, adminKeys.productLots(id), (api) => api.GET(OF_PRODUCT, { params: at(id) }))

export const useProductLots = (id: string) => useQuery(productLotsQuery(useShop().api, id))

export function useRereadProductLots(id: string) {
  const reread = useReread(productLotsQuery)
  return () => reread(id)
}

export const useLot = (id: string) => useRead(adminKeys.lot(id), (api) => api.GET(LOT, { params: at(id) }))

export const useLotRecipients = (id: string) =>
  useRead(adminKeys.lotRecipients(id), (api) =>
    api.GET("/api/admin/lots/{id}/recipients", { params: at(id) }),
  )

/** Returns the lots of orders. Without lot tracking, it sends no request. */
export const useOrderLots = (numbers: string, isKept: boolean) =>
  useRead(
    adminKeys.orderLots(numbers),
    (api) => api.GET("/api/admin/orders/lots", { params: { query: { numbers } } }),
    { enabled: isKept && numbers !== "" },
  )

export const useKeepByLots = (id: string) =>
  useAdminWrite(
    (api, is_kept: boolean) => api.PUT(OF_PRODUCT, { params: at(id), body: { is_kept } }),
    "onSuccess",
  )

export const useReceiveLot = (id: string) =>
  useAdminWrite((api, body: LotInput) => api.POST(OF_PRODUCT, { params: at(id), body }), "onSuccess")

/** Sets the counted units per lot, one size after the other. */
export function useCountLots(id: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: async (counts: readonly LotCount[]) => {
      for (const body of counts)
        await answerOf(api.POST("/api/admin/products/{id}/lots/count", { params: at(id), body }))
    },
    onSettled: useInvalidate(),
  })
}

export const useChangeLot = (id: string) =>
  useAdminWrite(
    (api, { change, version }: { change: LotChange; version: string }) =>
      api.PATCH(LOT, { params: { ...at(id), header: ifMatch(version) }, body: change }),
    "onSuccess",
  )

export const useTakeFromLot = (id: string) =>
  useAdminWrite(
    (api, body: LotMovementInput) => api.POST("/api/admin/lots/{id}/movements", { params: at(id), body }),
    "onSuccess",
  )

/** Records that expired or recalled units were removed. */
export const useClearLot = (id: string) =>
  useAdminWrite((api) => api.POST("/api/admin/lots/{id}/clearance", { params: at(id) }), "onSuccess")

export const useRecallLot = (id: string) =>
  useAdminWrite(
    (api, body: RecallInput) => api.POST("/api/admin/lots/{id}/recall", { params: at(id), body }),
    "onSuccess",
  )

/** Sends free replacements, in batches of the API's maximum. */
export function useReplaceRecalled(id: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: async (numbers: readonly string[]): Promise<LotReplacements> => {
      const results: LotReplacements = []
      for (let first = 0; first < numbers.length; first += MAX_REPLACEMENTS_AT_ONCE) {
        const body = { order_numbers: numbers.slice(first, first + MAX_REPLACEMENTS_AT_ONCE) }
        const params = at(id)
        results.push(...(await answerOf(api.POST("/api/admin/lots/{id}/replacements", { params, body }))))
      }
      return results
    },
    onSettled: useInvalidate(),
  })
}

export const LOT_FILES = {
  csv: (id: string) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/lots/{id}/recipients.csv", { params: at(id), ...AS_FILE })),
  pdf: (id: string) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/lots/{id}/recipients.pdf", { params: at(id), ...AS_FILE })),
} as const
