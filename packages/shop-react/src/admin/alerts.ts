import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"

/** Polling interval of alerts in milliseconds. */
export const LOOK_EVERY_MS = 30_000

/** Returns the alerts and polls for new ones. */
export function useAlerts() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.alerts,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/alerts", { signal })),
    refetchInterval: LOOK_EVERY_MS,
    retry: retryRead,
  })
}

/** Records that a failed refund was paid in another way. */
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
