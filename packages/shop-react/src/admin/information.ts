import type { ProductInformationChange } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf } from "../api-reads"
import { useWrite, useReread } from "../api-writes"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { adminKeys } from "./keys"
import { useInvalidate } from "./use-invalidate"

const at = (id: string) => ({ path: { id } })

const informationQuery = (api: ShopApi, id: string) =>
  readOf(api, adminKeys.information(id), (api) =>
    api.GET("/api/admin/products/{id}/information", { params: at(id) }),
  )

export const useAdminInformation = (id: string) => useQuery(informationQuery(useShop().api, id))

export const useRereadInformation = () => useReread(informationQuery)

type SavedInformation = {
  id: string
  change: ProductInformationChange
  version: string | undefined
}

export function useSaveInformation() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useWrite(
    (api, { id, change, version }: SavedInformation) =>
      api.PUT("/api/admin/products/{id}/information", {
        params: { ...at(id), header: ifMatch(version) },
        body: change,
      }),
    {
      onSuccess: (saved) => {
        queries.setQueryData(adminKeys.information(saved.product_id), saved)
        return invalidate()
      },
    },
  )
}
