import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"

/** How often somebody who looks is told of news, in milliseconds. */
export const LOOK_EVERY_MS = 30_000

/** What needs a person, asked again and again. */
export function useAlerts() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.alerts,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/alerts", { signal })),
    refetchInterval: LOOK_EVERY_MS,
    retry: retryRead,
  })
}

/** Says that the money of a failed refund was given back in another way. */
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
