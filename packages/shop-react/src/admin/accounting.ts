import { keepPreviousData } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { adminKeys } from "./keys"
import type { Period } from "./pages"

export const useCash = (period: Period) =>
  useRead(
    adminKeys.cash(period),
    (api) => api.GET("/api/admin/accounting/cash", { params: { query: period } }),
    { placeholderData: keepPreviousData },
  )

export const usePayouts = (period: Period) =>
  useRead(
    adminKeys.payouts(period),
    (api) => api.GET("/api/admin/accounting/payouts", { params: { query: period } }),
    { placeholderData: keepPreviousData },
  )

export const usePayout = (id: string) =>
  useRead(adminKeys.payout(id), (api) =>
    api.GET("/api/admin/accounting/payouts/{id}", { params: { path: { id } } }),
  )
