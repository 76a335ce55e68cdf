import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import type { CustomerDetail } from "@bon-perroquet/contract"
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import { pageOf, type CustomersQuestion, type FormerOrdersQuestion } from "./pages"

export function useCustomers(question: CustomersQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.customers(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/customers", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useAdminFormerOrders(question: FormerOrdersQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.formerOrders(question),
    queryFn: ({ signal }) =>
      pageOf(api.GET("/api/admin/former-orders", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

const customerQuery = (api: ShopApi, id: string) =>
  queryOptions({
    queryKey: adminKeys.customer(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/customers/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })

export function useCustomer(id: string) {
  const { api } = useShop()
  return useQuery(customerQuery(api, id))
}

export function useSaveCustomerFields(id: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (custom_fields: CustomerDetail["custom_fields"]) =>
      answerOf(
        api.PUT("/api/admin/customers/{id}/custom-fields", {
          params: { path: { id } },
          body: { custom_fields },
        }),
      ),
    onSuccess: (customer) => queries.setQueryData(customerQuery(api, id).queryKey, customer),
  })
}

export function useReadCustomer() {
  const { api } = useShop()
  const queries = useQueryClient()
  return (id: string) => queries.query({ ...customerQuery(api, id), staleTime: 0 })
}

export function useSegments() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.segments,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/segments", { signal })),
    retry: retryRead,
  })
}
