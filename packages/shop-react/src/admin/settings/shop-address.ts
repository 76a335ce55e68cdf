import type { ShopAddress } from "@bon-perroquet/contract/shop-address"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useShopAddress() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.setting("shop_address"),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/settings/address", { signal })),
    retry: retryRead,
  })
}

export function useSaveShopAddress(version: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ShopAddress) =>
      answerOf(api.PUT("/api/admin/settings/address", { params: { header: ifMatch(version) }, body })),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
