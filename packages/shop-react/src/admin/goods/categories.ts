import type { CategoryChange, CategoryInput, CategoryOrder } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf } from "../../api-reads"
import { useWrite, useReread } from "../../api-writes"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"
import { useInvalidate } from "../use-invalidate"

const at = (id: string) => ({ path: { id } })

const categoriesQuery = (api: ShopApi) =>
  readOf(api, adminKeys.categories, (api) => api.GET("/api/admin/categories"))

/** Returns all categories, each after its parent, in the shop's order. */
export const useAdminCategories = () => useQuery(categoriesQuery(useShop().api))

export const useRereadCategories = () => useReread(categoriesQuery)

function useCategoriesChanged() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return () => Promise.all([invalidate(), queries.invalidateQueries({ queryKey: shopKeys.categories })])
}

type SavedCategory =
  | { id: string; change: CategoryChange; version: string | undefined }
  | { id?: undefined; input: CategoryInput }

export const useSaveCategory = () =>
  useWrite(
    (api, saved: SavedCategory) =>
      saved.id === undefined
        ? api.POST("/api/admin/categories", { body: saved.input })
        : api.PUT("/api/admin/categories/{id}", {
            params: { ...at(saved.id), header: ifMatch(saved.version) },
            body: saved.change,
          }),
    { onSuccess: useCategoriesChanged() },
  )

export function useOrderCategories() {
  const queries = useQueryClient()
  const changed = useCategoriesChanged()
  return useWrite((api, body: CategoryOrder) => api.PUT("/api/admin/categories/order", { body }), {
    onSuccess: (categories) => queries.setQueryData(adminKeys.categories, categories),
    onSettled: () => void changed(),
  })
}

export const useMergeCategory = () =>
  useWrite(
    (api, { id, into }: { id: string; into: string }) =>
      api.POST("/api/admin/categories/{id}/merge", { params: at(id), body: { into } }),
    { onSuccess: useCategoriesChanged() },
  )

export const useDeleteCategory = () =>
  useWrite((api, id: string) => api.DELETE("/api/admin/categories/{id}", { params: at(id) }), {
    onSuccess: useCategoriesChanged(),
  })
