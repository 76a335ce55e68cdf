import type { Role } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"
import { pageOf, type ChangesQuestion, type Period, type UsersQuestion } from "./pages"

/** Milliseconds between two measurements. */
const MEASURE_EVERY_MS = 30_000

export function useAnalytics(period: Partial<Period> = {}) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.analytics(period),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/analytics", { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useVatReport(period: Period) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.vatReport(period),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/vat-report", { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useSystemHealth() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.health,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/health", { signal })),
    refetchInterval: MEASURE_EVERY_MS,
    retry: retryRead,
  })
}

export function useAdminUsers(question: UsersQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.users(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/users", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** Assigns a role. The list is reloaded even after an error, because somebody else may have changed it. */
export function useChangeRole(id: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (role: Role) =>
      answerOf(api.PUT("/api/admin/users/{id}/role", { params: { path: { id } }, body: { role } })),
    onSettled: () => queries.invalidateQueries({ queryKey: shopKeys.account }),
  })
}

export function useTakeSecondFactor(id: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) =>
      answerOf(
        api.DELETE("/api/admin/users/{id}/second-factor", { params: { path: { id } }, body: { password } }),
      ),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: adminKeys.all })
    },
  })
}

export function useChanges(question: ChangesQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.changes(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/changes", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}
