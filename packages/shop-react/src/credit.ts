import { useRead } from "./api-reads"
import { useWrite } from "./api-writes"
import { AS_FILE } from "./client/as-file"
import { useShop } from "./provider"
import { shopKeys } from "./query-keys"
import { useShopFacts } from "./shop-facts"

/**
 * Returns the account's statement, also if payment by invoice is switched off, because invoices may be open. Guests make no
 * request.
 * @param service without which no request is made. `invoice_payment`: the shop accepts new orders by invoice
 */
export function useCreditAccount(service: "open_invoices" | "invoice_payment" = "open_invoices") {
  const { useAccount } = useShop()
  const account = useAccount()
  const { services } = useShopFacts()
  return useRead(shopKeys.credit(account), (api) => api.GET("/api/users/credit"), {
    enabled: account !== null && services.includes(service),
  })
}

/** Opens the payment page of an open invoice. `url` in the response is its address. */
export const usePayInvoice = () =>
  useWrite((api, order_number: string) =>
    api.POST("/api/users/credit/payments", { body: { order_number, origin_url: window.location.origin } }),
  )

/** Downloads the statement of account. */
export const useCreditStatement = () =>
  useWrite((api, kind: "csv" | "pdf") =>
    kind === "csv"
      ? api.GET("/api/users/credit/statement.csv", AS_FILE)
      : api.GET("/api/users/credit/statement.pdf", AS_FILE),
  )
