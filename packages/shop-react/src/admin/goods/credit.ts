import type { CreditPayment, CreditTerms } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { usePage } from "../../api-pages"
import { readOf } from "../../api-reads"
import { useReread } from "../../api-writes"
import { AS_FILE } from "../../client/as-file"
import { ifMatch } from "../../client/if-match"
import { useShop } from "../../provider"
import type { FileCall } from "../files"
import { adminKeys } from "../keys"
import type { CreditAccountsQuestion } from "../pages"
import { useAdminWrite } from "../use-invalidate"

const ONE = "/api/admin/customers/{id}/credit"
const at = (id: string) => ({ path: { id } })

const creditQuery = (api: ShopApi, id: string) =>
  readOf(api, adminKeys.credit(id), (api) => api.GET(ONE, { params: at(id) }))

/** @param isOffered false if the shop has no invoices. Then no request is made. */
export const useCustomerCredit = (id: string, isOffered = true) =>
  useQuery({ ...creditQuery(useShop().api, id), enabled: isOffered && id !== "" })

export const useRereadCredit = () => useReread(creditQuery)

/** @param isWanted false to make no request */
export const useCreditAccounts = (question: CreditAccountsQuestion, isWanted = true) =>
  usePage(
    adminKeys.creditAccounts(question),
    (api) => api.GET("/api/admin/credit-accounts", { params: { query: question } }),
    { enabled: isWanted },
  )

type Decided = { terms: CreditTerms | null; version: string | undefined }

export const useDecideCredit = (id: string) =>
  useAdminWrite((api, { terms, version }: Decided) =>
    api.PUT(ONE, { params: { ...at(id), header: ifMatch(version) }, body: { terms } }),
  )

export const useBookCreditPayment = (id: string) =>
  useAdminWrite((api, body: CreditPayment) =>
    api.POST("/api/admin/customers/{id}/credit/payments", { params: at(id), body }),
  )

export const useCancelCreditPayment = (id: string) =>
  useAdminWrite((api, payment_id: string) =>
    api.DELETE("/api/admin/customers/{id}/credit/payments/{payment_id}", {
      params: { path: { id, payment_id } },
    }),
  )

export const creditStatementFile =
  (id: string, kind: "csv" | "pdf"): FileCall =>
  (api) =>
    answerOf(
      kind === "csv"
        ? api.GET("/api/admin/customers/{id}/credit/statement.csv", { params: at(id), ...AS_FILE })
        : api.GET("/api/admin/customers/{id}/credit/statement.pdf", { params: at(id), ...AS_FILE }),
    )
