import type { EInvoice, EInvoiceChange } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"

/** Polling interval in milliseconds while a document is being sent. */
const LOOK_AGAIN_MS = 5_000
const isMoving = ({ state }: Pick<EInvoice, "state">): boolean => state === "waiting" || state === "sent"

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

export function useUndeliveredEInvoices() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.undeliveredEInvoices,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/e-invoices", { signal })),
    retry: retryRead,
  })
}

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
