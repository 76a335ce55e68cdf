import { keepPreviousData } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { usePage } from "../api-pages"
import { adminKeys } from "./keys"
import type { ChangesQuestion, Period, UsersQuestion } from "./pages"

const MEASURE_EVERY_MS = 30_000

export const useAnalytics = (period: Partial<Period> = {}) =>
  useRead(
    adminKeys.analytics(period),
    (api) => api.GET("/api/admin/analytics", { params: { query: period } }),
    { placeholderData: keepPreviousData },
  )

/** Visits and purchases. */
export const useInsight = (period: Partial<Period> = {}) =>
  useRead(adminKeys.insight(period), (api) => api.GET("/api/admin/insight", { params: { query: period } }), {
    placeholderData: keepPreviousData,
  })

/** What assistants did. */
export const useAssistants = (period: Partial<Period> = {}) =>
  useRead(
    adminKeys.assistants(period),
    (api) => api.GET("/api/admin/assistants", { params: { query: period } }),
    { placeholderData: keepPreviousData },
  )

export const useVatReport = (period: Period) =>
  useRead(
    adminKeys.vatReport(period),
    (api) => api.GET("/api/admin/vat-report", { params: { query: period } }),
    { placeholderData: keepPreviousData },
  )

export const useSystemHealth = () =>
  useRead(adminKeys.health, (api) => api.GET("/api/admin/health"), { refetchInterval: MEASURE_EVERY_MS })

export const useAdminUsers = (question: UsersQuestion) =>
  usePage(adminKeys.users(question), (api) => api.GET("/api/admin/users", { params: { query: question } }))

export const useChanges = (question: ChangesQuestion) =>
  usePage(adminKeys.changes(question), (api) =>
    api.GET("/api/admin/changes", { params: { query: question } }),
  )
