import type { ProductInformationChange } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { useReadAnew } from "./use-read-anew"

const at = (id: string) => ({ path: { id } })

const informationQuery = (api: ShopApi, id: string) =>
  queryOptions({
    queryKey: adminKeys.information(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/products/{id}/information", { params: at(id), signal })),
    retry: retryRead,
  })

/** What is told of a product before buying, and what is missing. */
export function useAdminInformation(id: string) {
  const { api } = useShop()
  return useQuery(informationQuery(api, id))
}

/** Asks what is told of it now. */
export function useRereadInformation() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...informationQuery(api, id), staleTime: 0 })
}

type SavedInformation = {
  id: string
  change: ProductInformationChange
  /** What it was made from. */
  version: string | undefined
}

/** Tells something of a product. */
export function useSaveInformation() {
  const { api } = useShop()
  const queries = useQueryClient()
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: ({ id, change, version }: SavedInformation) =>
      answerOf(
        api.PUT("/api/admin/products/{id}/information", {
          params: { ...at(id), header: ifMatch(version) },
          body: change,
        }),
      ),
    onSuccess: (told) => {
      queries.setQueryData(adminKeys.information(told.product_id), told)
      return readAnew()
    },
  })
}
