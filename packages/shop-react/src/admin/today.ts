import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery, useMutation, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"

export function useToday() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.today,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/today", { signal })),
    refetchInterval: LOOK_EVERY_MS,
    retry: retryRead,
  })
}

/** Searches orders, products and customers. Sends no request for an empty text. */
export function useAdminSearch(q: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.search(q),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/search", { params: { query: { q } }, signal })),
    placeholderData: keepPreviousData,
    enabled: q !== "",
    retry: retryRead,
  })
}

const LOOK_EVERY_MS = 30_000

export function useAlerts() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.alerts,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/alerts", { signal })),
    refetchInterval: LOOK_EVERY_MS,
    retry: retryRead,
  })
}

export function useAcknowledgeRefund() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/admin/alerts/refunds/{id}/acknowledgement", { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.alerts }),
        queries.invalidateQueries({ queryKey: adminKeys.health }),
        queries.invalidateQueries({ queryKey: adminKeys.today }),
      ]),
  })
}
