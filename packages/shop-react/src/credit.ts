import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
import { AS_FILE } from "./client/as-file"
import { retryRead, useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { useShopFacts } from "./shop-facts"

/**
 * Returns the account's statement, also if payment by invoice is switched off, because invoices may be open. Guests make no
 * request.
 * @param service without which no request is made. `invoice_payment`: the shop accepts new orders by invoice
 */
export function useCreditAccount(service: "open_invoices" | "invoice_payment" = "open_invoices") {
  const { api, useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  return useQuery({
    queryKey: shopKeys.credit(account),
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/credit", { signal })),
    retry: retryRead,
    enabled: account !== null && services.includes(service),
  })
}

/** Opens the payment page of an open invoice. `url` in the response is its address. */
export function usePayInvoice() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (order_number: string) =>
      answerOf(
        api.POST("/api/users/credit/payments", {
          body: { order_number, origin_url: window.location.origin },
        }),
      ),
  })
}

/** Downloads the statement of account. */
export function useCreditStatement() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (kind: "csv" | "pdf") =>
      answerOf(
        kind === "csv"
          ? api.GET("/api/users/credit/statement.csv", AS_FILE)
          : api.GET("/api/users/credit/statement.pdf", AS_FILE),
      ),
  })
}
