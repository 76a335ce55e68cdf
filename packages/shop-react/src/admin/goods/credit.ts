import type { CreditPayment, CreditTerms } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { AS_FILE } from "../../client/as-file"
import { retryRead, useShop } from "../../provider"
import type { FileCall } from "../files"
import { adminKeys } from "../keys"
import { pageOf, type CreditAccountsQuestion } from "../pages"
import { useInvalidate } from "../use-invalidate"

const ONE = "/api/admin/customers/{id}/credit"
const at = (id: string) => ({ path: { id } })

/** @param isOffered false if the shop has no invoices. Then no request is made. */
export function useCustomerCredit(id: string, isOffered = true) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.credit(id),
    queryFn: ({ signal }) => answerOf(api.GET(ONE, { params: at(id), signal })),
    retry: retryRead,
    enabled: isOffered && id !== "",
  })
}

/** @param isWanted false to make no request */
export function useCreditAccounts(question: CreditAccountsQuestion, isWanted = true) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.creditAccounts(question),
    queryFn: ({ signal }) =>
      pageOf(api.GET("/api/admin/credit-accounts", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
    enabled: isWanted,
  })
}

export function useDecideCredit(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (terms: CreditTerms | null) => answerOf(api.PUT(ONE, { params: at(id), body: { terms } })),
    onSettled,
  })
}

export function useBookCreditPayment(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: CreditPayment) =>
      answerOf(api.POST("/api/admin/customers/{id}/credit/payments", { params: at(id), body })),
    onSettled,
  })
}

export function useCancelCreditPayment(id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (payment_id: string) =>
      answerOf(
        api.DELETE("/api/admin/customers/{id}/credit/payments/{payment_id}", {
          params: { path: { id, payment_id } },
        }),
      ),
    onSettled,
  })
}

export const creditStatementFile =
  (id: string, kind: "csv" | "pdf"): FileCall =>
  (api) =>
    answerOf(
      kind === "csv"
        ? api.GET("/api/admin/customers/{id}/credit/statement.csv", { params: at(id), ...AS_FILE })
        : api.GET("/api/admin/customers/{id}/credit/statement.pdf", { params: at(id), ...AS_FILE }),
    )
