import { keepPreviousData } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useReload, useWrite } from "../api-writes"
import { adminKeys } from "./keys"

export const useToday = () =>
  useRead(adminKeys.today, (api) => api.GET("/api/admin/today"), { refetchInterval: LOOK_EVERY_MS })

/** Searches orders, products and customers. Sends no request for an empty text. */
export const useAdminSearch = (q: string) =>
  useRead(adminKeys.search(q), (api) => api.GET("/api/admin/search", { params: { query: { q } } }), {
    placeholderData: keepPreviousData,
    enabled: q !== "",
  })

const LOOK_EVERY_MS = 30_000

export const useAlerts = () =>
  useRead(adminKeys.alerts, (api) => api.GET("/api/admin/alerts"), { refetchInterval: LOOK_EVERY_MS })

export const useAcknowledgeRefund = () =>
  useWrite(
    (api, id: string) =>
      api.POST("/api/admin/alerts/refunds/{id}/acknowledgement", { params: { path: { id } } }),
    { onSettled: useReload(adminKeys.alerts, adminKeys.health, adminKeys.today) },
  )
