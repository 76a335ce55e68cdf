import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../../provider"
import { adminKeys } from "../keys"

export function useRequestedGoods({ enabled = true } = {}) {
  const { api, language } = useShop()
  return useQuery({
    queryKey: adminKeys.wanted(language),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/back-in-stock", { signal })),
    retry: retryRead,
    enabled,
  })
}
