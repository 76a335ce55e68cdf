import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { pageOf, type CustomersQuestion } from "./pages"

/** One page of the customers, guests who have ordered among them, newest first. */
export function useCustomers(question: CustomersQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.customers(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/customers", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** One customer: what they are worth, their addresses, language and newsletter. */
export function useCustomer(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.customer(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/customers/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })
}
