import type { Setup } from "@bon-perroquet/contract/setup"
import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"

/** @param isCached only returns an answer that another screen has loaded, because the checks call other servers */
export function useSetup({ isCached = false }: { isCached?: boolean } = {}) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.setup,
    queryFn: ({ signal }): Promise<Setup> => answerOf(api.GET("/api/admin/setup", { signal })),
    retry: retryRead,
    enabled: !isCached,
    // Steps also end outside of the dashboard, for example with an order.
    refetchOnMount: "always",
  })
}
