import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { LOOK_EVERY_MS } from "./alerts"
import { adminKeys } from "./keys"

/** Returns the number of tasks and polls for changes. */
export function useToday() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.today,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/today", { signal })),
    refetchInterval: LOOK_EVERY_MS,
    retry: retryRead,
  })
}

/** Searches orders, products and customers. Sends no request without words. */
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
