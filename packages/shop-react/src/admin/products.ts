import type { ProductChange, ProductInput, ProductTable } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../client/if-match"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import { pageOf, type ProductsQuestion } from "./pages"
import { useInvalidate } from "./use-invalidate"
import { useShownChange } from "./use-shown-change"

const at = (id: string) => ({ path: { id } })

export function useAdminProducts(question: ProductsQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.products(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/products", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

const productQuery = (api: ShopApi, id: string) =>
  queryOptions({
    queryKey: adminKeys.product(id),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/products/{id}", { params: at(id), signal })),
    retry: retryRead,
  })

export function useAdminProduct(id: string) {
  const { api } = useShop()
  return useQuery(productQuery(api, id))
}

export function useRereadProduct() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...productQuery(api, id), staleTime: 0 })
}

type SavedProduct =
  | {
      id: string
      product: ProductChange
      version: string | undefined
    }
  | { id?: undefined; product: ProductInput }

export function useSaveProduct() {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (saved: SavedProduct) =>
      answerOf(
        saved.id === undefined
          ? api.POST("/api/admin/products", { body: saved.product })
          : api.PUT("/api/admin/products/{id}", {
              params: { ...at(saved.id), header: ifMatch(saved.version) },
              body: saved.product,
            }),
      ),
    onSuccess,
  })
}

/** Saves many products, all or none. */
export function useSaveProductTable() {
  const { api } = useShop()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (body: ProductTable) => answerOf(api.PATCH("/api/admin/products", { body })),
    onSuccess: ({ saved }) => (saved ? invalidate() : undefined),
  })
}

export function useDuplicateProduct() {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.POST("/api/admin/products/{id}/copies", { params: at(id) })),
    onSuccess,
  })
}

export function useDeleteProduct() {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE("/api/admin/products/{id}", { params: at(id) })),
    onSuccess,
  })
}

export function useDeleteProducts() {
  const { api } = useShop()
  const onSuccess = useInvalidate()
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      answerOf(api.DELETE("/api/admin/products", { params: { query: { ids: ids.join(",") } } })),
    onSuccess,
  })
}

export function usePatchPromotion(id: string) {
  const { api } = useShop()
  const showChange = useShownChange()
  return useMutation({
    mutationFn: (is_promotion: boolean) =>
      answerOf(api.PATCH("/api/admin/products/{id}/promotion", { params: at(id), body: { is_promotion } })),
    onSuccess: ({ version }, is_promotion) =>
      showChange(id, (product) => ({ ...product, is_promotion, version })),
  })
}

function asForm({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.set("file", file)
  return form
}

export function useUploadImage() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (file: File) =>
      answerOf(api.POST("/api/admin/upload-image", { body: { file }, bodySerializer: asForm })),
  })
}

export function useUploadLogo() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (file: File) =>
      answerOf(api.POST("/api/admin/settings/brand/logo", { body: { file }, bodySerializer: asForm })),
  })
}
