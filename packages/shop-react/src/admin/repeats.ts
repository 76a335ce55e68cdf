import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"

export function useRepeatOverview() {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.repeats(language),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/repeat-deliveries", { signal })),
    retry: retryRead,
  })
}
