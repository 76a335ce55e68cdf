import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

/** Returns the agreement of the account's business that an assistant may order, or its text. */
export function useAssistantAgreement(isEnabled: boolean) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.assistantAgreement,
    queryFn: ({ signal }) => answerOf(api.GET("/api/agents/agreement", { signal })),
    enabled: isEnabled,
    retry: retryRead,
  })
}

function useReload() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: shopKeys.assistantAgreement })
  }
}

/** Returns the key for the assistant. */
export function useAgreeToAssistant() {
  const { api } = useShop()
  const onSuccess = useReload()
  return useMutation({
    mutationFn: (body: { signed_by: string; wording: string }) =>
      answerOf(api.POST("/api/agents/agreement", { body })),
    onSuccess,
  })
}

export function useEndAssistantAgreement() {
  const { api } = useShop()
  const onSuccess = useReload()
  return useMutation({
    mutationFn: () => answerOf(api.DELETE("/api/agents/agreement")),
    onSuccess,
  })
}
