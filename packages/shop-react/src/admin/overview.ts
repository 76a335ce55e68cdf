import type { Role } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { pageOf, type ChangesQuestion, type Period, type UsersQuestion } from "./pages"

/** How often what is measured is measured anew while somebody looks, in milliseconds. */
const MEASURE_EVERY_MS = 30_000

/** The shop's totals, and a period's figures; the last 30 days when none is named. */
export function useAnalytics(period: Partial<Period> = {}) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.analytics(period),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/analytics", { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** What the VAT returns of a period ask for. */
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

/** Whether what the shop stands on works, measured again and again. */
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

/** Gives an administrator a role; the list is read anew in any case: somebody else may have been faster. */
export function useChangeRole(id: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (role: Role) =>
      answerOf(api.PUT("/api/admin/users/{id}/role", { params: { path: { id } }, body: { role } })),
    onSettled: () => queries.invalidateQueries({ queryKey: shopKeys.account }),
  })
}

/** Takes the lost second factor of another administrator away, by the owner's own password. */
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

/** Who did what, newest first: in the whole shop, or to one product or order. */
export function useChanges(question: ChangesQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.changes(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/changes", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}
