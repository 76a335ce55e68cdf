import type { AdminProduct, ProductChange, ProductInput } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { pageOf, type Page, type ProductsQuestion } from "./pages"
import { useReadAnew } from "./use-read-anew"

const at = (id: string) => ({ path: { id } })

/** One page of the shop's products, those out of sale too. */
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

/** Asks what a product is now, for every screen that shows it. */
export function useRereadProduct() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...productQuery(api, id), staleTime: 0 })
}

type SavedProduct =
  | { id: string; product: ProductChange; /** What it was made from. */ version: string | undefined }
  | { id?: undefined; product: ProductInput }

/** Makes a product, or changes the one whose id is given. */
export function useSaveProduct() {
  const { api } = useShop()
  const onSuccess = useReadAnew()
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

export function useDeleteProduct() {
  const { api } = useShop()
  const onSuccess = useReadAnew()
  return useMutation({
    mutationFn: (id: string) => answerOf(api.DELETE("/api/admin/products/{id}", { params: at(id) })),
    onSuccess,
  })
}

/** A product, or one of its sizes. */
type ChosenProduct = { id: string; variantId?: string | undefined }
type ProductFact = "price" | "stock" | "is_promotion"
type Changes = {
  [Fact in ProductFact]: (
    api: ShopApi,
    chosen: ChosenProduct,
    value: AdminProduct[Fact],
  ) => Promise<AdminProduct>
}

/** How each fact of a product is changed by itself. */
const CHANGES: Changes = {
  price: (api, { id, variantId: variant_id }, price) =>
    answerOf(api.PATCH("/api/admin/products/{id}/price", { params: at(id), body: { price, variant_id } })),
  stock: (api, { id, variantId: variant_id }, stock) =>
    answerOf(api.PATCH("/api/admin/products/{id}/stock", { params: at(id), body: { stock, variant_id } })),
  is_promotion: (api, { id }, is_promotion) =>
    answerOf(api.PATCH("/api/admin/products/{id}/promotion", { params: at(id), body: { is_promotion } })),
}

/** What the product says of price and stock is its first size's. */
function withFact<Fact extends ProductFact>(
  product: AdminProduct,
  variantId: string | undefined,
  fact: Fact,
  value: AdminProduct[Fact],
): AdminProduct {
  if (fact === "is_promotion") return { ...product, [fact]: value }
  const first = product.variants[0]?.id
  const changed = variantId ?? first
  const variants = product.variants.map((variant) =>
    variant.id === changed ? { ...variant, [fact]: value } : variant,
  )
  return { ...product, ...(changed === first && { [fact]: value }), variants }
}

/** Sets one fact of a product, or of the size that is named. Every list shows it as soon as the shop has taken it. */
export function usePatchProduct<Fact extends ProductFact>(chosen: ChosenProduct, fact: Fact) {
  const { api } = useShop()
  const queries = useQueryClient()
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (value: AdminProduct[Fact]) => CHANGES[fact](api, chosen, value),
    onSuccess: (_answer, value) => {
      const change = (product: AdminProduct) =>
        product.id === chosen.id ? withFact(product, chosen.variantId, fact, value) : product
      queries.setQueriesData<Page<AdminProduct>>(
        { queryKey: adminKeys.everyProducts },
        (page) => page && { ...page, rows: page.rows.map(change) },
      )
      return readAnew()
    },
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
