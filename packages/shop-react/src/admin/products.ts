import type { ProductChange, ProductInput, ProductTable } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { readOf } from "../api-reads"
import { useWrite, useReread } from "../api-writes"
import { usePage } from "../api-pages"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { adminKeys } from "./keys"
import type { ProductsQuestion } from "./pages"
import { useAdminWrite, useInvalidate } from "./use-invalidate"
import { useShownChange } from "./use-shown-change"

const at = (id: string) => ({ path: { id } })

export const useAdminProducts = (question: ProductsQuestion) =>
  usePage(adminKeys.products(question), (api) =>
    api.GET("/api/admin/products", { params: { query: question } }),
  )

const productQuery = (api: ShopApi, id: string) =>
  readOf(api, adminKeys.product(id), (api) => api.GET("/api/admin/products/{id}", { params: at(id) }))

export const useAdminProduct = (id: string) => useQuery(productQuery(useShop().api, id))

export const useRereadProduct = () => useReread(productQuery)

type SavedProduct =
  | {
      id: string
      product: ProductChange
      version: string | undefined
    }
  | { id?: undefined; product: ProductInput }

export const useSaveProduct = () =>
  useAdminWrite(
    (api, saved: SavedProduct) =>
      saved.id === undefined
        ? api.POST("/api/admin/products", { body: saved.product })
        : api.PUT("/api/admin/products/{id}", {
            params: { ...at(saved.id), header: ifMatch(saved.version) },
            body: saved.product,
          }),
    "onSuccess",
  )

/** Saves many products, all or none. */
export function useSaveProductTable() {
  const invalidate = useInvalidate()
  return useWrite((api, body: ProductTable) => api.PATCH("/api/admin/products", { body }), {
    onSuccess: ({ saved }) => (saved ? invalidate() : undefined),
  })
}

export const useDuplicateProduct = () =>
  useAdminWrite(
    (api, id: string) => api.POST("/api/admin/products/{id}/copies", { params: at(id) }),
    "onSuccess",
  )

export const useDeleteProduct = () =>
  useAdminWrite((api, id: string) => api.DELETE("/api/admin/products/{id}", { params: at(id) }), "onSuccess")

export const useDeleteProducts = () =>
  useAdminWrite(
    (api, ids: readonly string[]) =>
      api.DELETE("/api/admin/products", { params: { query: { ids: ids.join(",") } } }),
    "onSuccess",
  )

export function usePatchPromotion(id: string) {
  const showChange = useShownChange()
  return useWrite(
    (api, is_promotion: boolean) =>
      api.PATCH("/api/admin/products/{id}/promotion", { params: at(id), body: { is_promotion } }),
    {
      onSuccess: ({ version }, is_promotion) =>
        showChange(id, (product) => ({ ...product, is_promotion, version })),
    },
  )
}

function asForm({ file }: { file: Blob }): FormData {
  const form = new FormData()
  form.set("file", file)
  return form
}

export const useUploadImage = () =>
  useWrite((api, file: File) =>
    api.POST("/api/admin/upload-image", { body: { file }, bodySerializer: asForm }),
  )

export const useUploadLogo = () =>
  useWrite((api, file: File) =>
    api.POST("/api/admin/settings/brand/logo", { body: { file }, bodySerializer: asForm }),
  )
