import type { EInvoice, EInvoiceChange } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"

/** While one is on its way, ms between two looks at it. */
const LOOK_AGAIN_MS = 5_000
const isMoving = ({ state }: Pick<EInvoice, "state">): boolean => state === "waiting" || state === "sent"

/** How an order's invoice and credit notes got to the Belgian business that ordered. */
export function useOrderEInvoices(number: string, { enabled = true } = {}) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.orderEInvoices(number),
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/admin/orders/{order_number}/e-invoices", {
          params: { path: { order_number: number } },
          signal,
        }),
      ),
    retry: retryRead,
    enabled,
    refetchInterval: ({ state }) => (state.data?.e_invoices.some(isMoving) ? LOOK_AGAIN_MS : false),
  })
}

/** Those that somebody has to see to. */
export function useUndeliveredEInvoices() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.undeliveredEInvoices,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/e-invoices", { signal })),
    retry: retryRead,
  })
}

/** Has one sent (again), or notes that it got there another way. */
export function useChangeEInvoice() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ number, ...body }: EInvoiceChange & { number: string }) =>
      answerOf(api.PUT("/api/admin/e-invoices/{number}", { params: { path: { number } }, body })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.everyEInvoice }),
        queries.invalidateQueries({ queryKey: adminKeys.today }),
      ]),
  })
}
