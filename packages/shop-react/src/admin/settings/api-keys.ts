import type { ApiKeyInput } from "@bon-perroquet/contract"
import { useRead } from "../../api-reads"
import { useReload, useWrite } from "../../api-writes"
import { adminKeys } from "../keys"

export const useApiKeys = () => useRead(adminKeys.apiKeys, (api) => api.GET("/api/admin/api-keys"))

export const useCreateApiKey = () =>
  useWrite((api, body: ApiKeyInput) => api.POST("/api/admin/api-keys", { body }), {
    onSettled: useReload(adminKeys.apiKeys),
  })

export const useRevokeApiKey = () =>
  useWrite((api, id: string) => api.DELETE("/api/admin/api-keys/{id}", { params: { path: { id } } }), {
    onSettled: useReload(adminKeys.apiKeys),
  })
