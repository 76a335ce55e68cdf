import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import type { Period } from "./pages"

export function useCash(period: Period) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.cash(period),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/accounting/cash", { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function usePayouts(period: Period) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.payouts(period),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/accounting/payouts", { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function usePayout(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.payout(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/accounting/payouts/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })
}
