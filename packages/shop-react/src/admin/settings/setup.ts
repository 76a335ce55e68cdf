import type { Setup } from "@bon-perroquet/contract/setup"
import { answerOf } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useSetup() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.setup,
    queryFn: ({ signal }): Promise<Setup> => answerOf(api.GET("/api/admin/setup", { signal })),
    retry: retryRead,
  })
}
