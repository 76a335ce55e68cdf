import type { ProductInformationChange } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../client/if-match"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import { useInvalidate } from "./use-invalidate"

const at = (id: string) => ({ path: { id } })

const informationQuery = (api: ShopApi, id: string) =>
  queryOptions({
    queryKey: adminKeys.information(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/products/{id}/information", { params: at(id), signal })),
    retry: retryRead,
  })

export function useAdminInformation(id: string) {
  const { api } = useShop()
  return useQuery(informationQuery(api, id))
}

export function useRereadInformation() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...informationQuery(api, id), staleTime: 0 })
}

type SavedInformation = {
  id: string
  change: ProductInformationChange
  version: string | undefined
}

export function useSaveInformation() {
  const { api } = useShop()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: ({ id, change, version }: SavedInformation) =>
      answerOf(
        api.PUT("/api/admin/products/{id}/information", {
          params: { ...at(id), header: ifMatch(version) },
          body: change,
        }),
      ),
    onSuccess: (saved) => {
      queries.setQueryData(adminKeys.information(saved.product_id), saved)
      return invalidate()
    },
  })
}
