import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { LOOK_EVERY_MS } from "./alerts"
import { adminKeys } from "./keys"

/** How much there is to do, asked again and again. */
export function useToday() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.today,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/today", { signal })),
    refetchInterval: LOOK_EVERY_MS,
    retry: retryRead,
  })
}

/** Orders, products and customers with these words; asked for nothing while there are none. */
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
