import type { ApiKeyInput } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useApiKeys() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.apiKeys,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/api-keys", { signal })),
    retry: retryRead,
  })
}

export function useCreateApiKey() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiKeyInput) => answerOf(api.POST("/api/admin/api-keys", { body })),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.apiKeys }),
  })
}

export function useRevokeApiKey() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE("/api/admin/api-keys/{id}", { params: { path: { id } } })),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.apiKeys }),
  })
}
