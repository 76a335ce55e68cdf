import type { EInvoice, EInvoiceChange } from "@bon-perroquet/contract"
import { useRead } from "../api-reads"
import { useReload, useWrite } from "../api-writes"
import { adminKeys } from "./keys"

/** Polling interval in milliseconds while a document is being sent. */
const LOOK_AGAIN_MS = 5_000
const isMoving = ({ state }: Pick<EInvoice, "state">): boolean => state === "waiting" || state === "sent"

export const useOrderEInvoices = (number: string, { enabled = true } = {}) =>
  useRead(
    adminKeys.orderEInvoices(number),
    (api) =>
      api.GET("/api/admin/orders/{order_number}/e-invoices", { params: { path: { order_number: number } } }),
    {
      enabled,
      refetchInterval: ({ state }) => (state.data?.e_invoices.some(isMoving) ? LOOK_AGAIN_MS : false),
    },
  )

export const useUndeliveredEInvoices = () =>
  useRead(adminKeys.undeliveredEInvoices, (api) => api.GET("/api/admin/e-invoices"))

export const useChangeEInvoice = () =>
  useWrite(
    (api, { number, ...body }: EInvoiceChange & { number: string }) =>
      api.PUT("/api/admin/e-invoices/{number}", { params: { path: { number } }, body }),
    { onSettled: useReload(adminKeys.everyEInvoice, adminKeys.today) },
  )
