import {
  MAX_REPLACEMENTS_AT_ONCE,
  type LotChange,
  type LotCount,
  type LotInput,
  type LotMovementInput,
  type LotReplacements,
  type RecallInput,
} from "@bon-perroquet/contract"
import { answerOf, type Query, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { AS_FILE } from "../../client/as-file"
import { ifMatch } from "../../client/if-match"
import { useShop, retryRead } from "../../provider"
import { adminKeys } from "../keys"
import { pageOf, type LotsQuestion } from "../pages"
import { useInvalidate } from "../use-invalidate"

const at = (id: string) => ({ path: { id } })

/** Returns lots, those that need attention first. */
export function useLots(question: LotsQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.lots(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/lots", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

const productLotsQuery = (api: ShopApi, id: string) =>
  queryOptions({
    queryKey: adminKeys.productLots(id),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/products/{id}/lots", { params: at(id), signal })),
    retry: retryRead,
  })

export function useProductLots(id: string) {
  const { api } = useShop()
  return useQuery(productLotsQuery(api, id))
}

export function useRereadProductLots(id: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return () => queries.query({ ...productLotsQuery(api, id), staleTime: 0 })
}

export function useLot(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.lot(id),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/lots/{id}", { params: at(id), signal })),
    retry: retryRead,
  })
}

export function useLotRecipients(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.lotRecipients(id),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/lots/{id}/recipients", { params: at(id), signal })),
    retry: retryRead,
  })
}

/** Returns the lots of orders. Without lot tracking, it sends no request. */
export function useOrderLots(numbers: string, isKept: boolean) {
  const { api } = useShop()
  const params = { query: { numbers } } satisfies { query: Query<"/api/admin/orders/lots"> }
  return useQuery({
    queryKey: adminKeys.orderLots(numbers),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/orders/lots", { params, signal })),
    enabled: isKept && numbers !== "",
    retry: retryRead,
  })
}

export function useKeepByLots(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (is_kept: boolean) =>
      answerOf(api.PUT("/api/admin/products/{id}/lots", { params: at(id), body: { is_kept } })),
    onSuccess,
  })
}

export function useReceiveLot(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (body: LotInput) =>
      answerOf(api.POST("/api/admin/products/{id}/lots", { params: at(id), body })),
    onSuccess,
  })
}

/** Sets the counted units per lot, one size after the other. */
export function useCountLots(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: async (counts: readonly LotCount[]) => {
      for (const body of counts)
        await answerOf(api.POST("/api/admin/products/{id}/lots/count", { params: at(id), body }))
    },
    onSettled,
  })
}

export function useChangeLot(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: ({ change, version }: { change: LotChange; version: string }) =>
      answerOf(
        api.PATCH("/api/admin/lots/{id}", {
          params: { ...at(id), header: ifMatch(version) },
          body: change,
        }),
      ),
    onSuccess,
  })
}

export function useTakeFromLot(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (body: LotMovementInput) =>
      answerOf(api.POST("/api/admin/lots/{id}/movements", { params: at(id), body })),
    onSuccess,
  })
}

/** Records that expired or recalled units were removed. */
export function useClearLot(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: () => answerOf(api.POST("/api/admin/lots/{id}/clearance", { params: at(id) })),
    onSuccess,
  })
}

export function useRecallLot(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (body: RecallInput) =>
      answerOf(api.POST("/api/admin/lots/{id}/recall", { params: at(id), body })),
    onSuccess,
  })
}

/** Sends free replacements, in batches of the API's maximum. */
export function useReplaceRecalled(id: string) {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: async (numbers: readonly string[]): Promise<LotReplacements> => {
      const results: LotReplacements = []
      for (let at = 0; at < numbers.length; at += MAX_REPLACEMENTS_AT_ONCE) {
        const body = { order_numbers: numbers.slice(at, at + MAX_REPLACEMENTS_AT_ONCE) }
        const params = { path: { id } }
        results.push(...(await answerOf(api.POST("/api/admin/lots/{id}/replacements", { params, body }))))
      }
      return results
    },
    onSettled: onSuccess,
  })
}

export const LOT_FILES = {
  csv: (id: string) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/lots/{id}/recipients.csv", { params: at(id), ...AS_FILE })),
  pdf: (id: string) => (api: ShopApi) =>
    answerOf(api.GET("/api/admin/lots/{id}/recipients.pdf", { params: at(id), ...AS_FILE })),
} as const
