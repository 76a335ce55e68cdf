import type { AdminCategory, CategoryChange, CategoryInput, CategoryOrder } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { useShop, retryRead } from "../../provider"
import { shopKeys } from "../../query-keys"
import { adminKeys } from "../keys"
import { useInvalidate } from "../use-invalidate"

const at = (id: string) => ({ path: { id } })

const categoriesQuery = (api: ShopApi) =>
  queryOptions({
    queryKey: adminKeys.categories,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/categories", { signal })),
    retry: retryRead,
  })

/** Returns all categories, each after its parent, in the shop's order. */
export function useAdminCategories() {
  const { api } = useShop()
  return useQuery(categoriesQuery(api))
}

export function useRereadCategories() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (): Promise<AdminCategory[]> => queries.query({ ...categoriesQuery(api), staleTime: 0 })
}

function useCategoriesChanged() {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return () => Promise.all([invalidate(), queries.invalidateQueries({ queryKey: shopKeys.categories })])
}

type SavedCategory =
  | { id: string; change: CategoryChange; version: string | undefined }
  | { id?: undefined; input: CategoryInput }

export function useSaveCategory() {
  const { api } = useShop()
  const onSuccess = useCategoriesChanged()
  return useMutation({
    mutationFn: (saved: SavedCategory) =>
      answerOf(
        saved.id === undefined
          ? api.POST("/api/admin/categories", { body: saved.input })
          : api.PUT("/api/admin/categories/{id}", {
              params: { ...at(saved.id), header: ifMatch(saved.version) },
              body: saved.change,
            }),
      ),
    onSuccess,
  })
}

export function useOrderCategories() {
  const { api } = useShop()
  const queries = useQueryClient()
  const changed = useCategoriesChanged()
  return useMutation({
    mutationFn: (body: CategoryOrder) => answerOf(api.PUT("/api/admin/categories/order", { body })),
    onSuccess: (categories) => queries.setQueryData(adminKeys.categories, categories),
    onSettled: () => void changed(),
  })
}

export function useMergeCategory() {
  const { api } = useShop()
  const onSuccess = useCategoriesChanged()
  return useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) =>
      answerOf(api.POST("/api/admin/categories/{id}/merge", { params: at(id), body: { into } })),
    onSuccess,
  })
}

export function useDeleteCategory() {
  const { api } = useShop()
  const onSuccess = useCategoriesChanged()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE("/api/admin/categories/{id}", { params: at(id) })),
    onSuccess,
  })
}
