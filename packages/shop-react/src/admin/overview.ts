import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import { pageOf, type ChangesQuestion, type Period, type UsersQuestion } from "./pages"

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

/** Visits and purchases. */
export function useInsight(period: Partial<Period> = {}) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.insight(period),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/insight", { params: { query: period }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** What assistants did. */
export function useAssistants(period: Partial<Period> = {}) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.assistants(period),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/assistants", { params: { query: period }, signal })),
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

export function useChanges(question: ChangesQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.changes(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/changes", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}
