import type { ShopApi } from "@bon-perroquet/shop-client"
import type { CustomerDetail } from "@bon-perroquet/contract"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf, useRead } from "../api-reads"
import { useWrite, useReread } from "../api-writes"
import { usePage } from "../api-pages"
import { useShop } from "../provider"
import { adminKeys } from "./keys"
import type { CustomersQuestion, FormerOrdersQuestion } from "./pages"

export const useCustomers = (question: CustomersQuestion) =>
  usePage(adminKeys.customers(question), (api) =>
    api.GET("/api/admin/customers", { params: { query: question } }),
  )

export const useAdminFormerOrders = (question: FormerOrdersQuestion) =>
  usePage(adminKeys.formerOrders(question), (api) =>
    api.GET("/api/admin/former-orders", { params: { query: question } }),
  )

const customerQuery = (api: ShopApi, id: string) =>
  readOf(api, adminKeys.customer(id), (api) =>
    api.GET("/api/admin/customers/{id}", { params: { path: { id } } }),
  )

export const useCustomer = (id: string) => useQuery(customerQuery(useShop().api, id))

export function useSaveCustomerFields(id: string) {
  const queries = useQueryClient()
  return useWrite(
    (api, custom_fields: CustomerDetail["custom_fields"]) =>
      api.PUT("/api/admin/customers/{id}/custom-fields", {
        params: { path: { id } },
        body: { custom_fields },
      }),
    { onSuccess: (customer) => queries.setQueryData(adminKeys.customer(id), customer) },
  )
}

export const useReadCustomer = () => useReread(customerQuery)

export const useSegments = () => useRead(adminKeys.segments, (api) => api.GET("/api/admin/segments"))
