import type { AdminProduct, ProductInput } from "@bon-perroquet/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { retryRead } from "../retry"
import type { Page, ProductFact, ProductsQuestion } from "./admin-client"
import { adminKeys } from "./keys"
import { useAdmin, useReadAnew } from "./use-admin"

/** One page of the shop's products, those out of sale too. */
export function useAdminProducts(question: ProductsQuestion) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.products(question),
    queryFn: ({ signal }) => admin.products(question, { ...call, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useAdminProduct(id: string) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.product(id),
    queryFn: ({ signal }) => admin.product(id, { ...call, signal }),
    retry: retryRead,
  })
}

/** Makes a product, or changes the one whose id is given. */
export function useSaveProduct() {
  const { admin, call } = useAdmin()
  const onSuccess = useReadAnew()
  return useMutation({
    mutationFn: ({ id, product }: { id?: string | undefined; product: ProductInput }) =>
      id ? admin.changeProduct(id, product, call) : admin.createProduct(product, call),
    onSuccess,
  })
}

export function useDeleteProduct() {
  const { admin, call } = useAdmin()
  const onSuccess = useReadAnew()
  return useMutation({ mutationFn: (id: string) => admin.deleteProduct(id, call), onSuccess })
}

/** Sets one fact of a product. Every list shows it as soon as the shop has taken it. */
export function usePatchProduct<Fact extends ProductFact>(id: string, fact: Fact) {
  const { admin, call } = useAdmin()
  const queries = useQueryClient()
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (value: AdminProduct[Fact]) => admin.patchProduct(id, fact, value, call),
    onSuccess: (_answer, value) => {
      const change = (product: AdminProduct) => (product.id === id ? { ...product, [fact]: value } : product)
      queries.setQueriesData<Page<AdminProduct>>(
        { queryKey: adminKeys.everyProducts },
        (page) => page && { ...page, rows: page.rows.map(change) },
      )
      return readAnew()
    },
  })
}

export function useUploadImage() {
  const { admin, call } = useAdmin()
  return useMutation({ mutationFn: (file: File) => admin.uploadImage(file, call) })
}
