import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useWrite } from "../api-writes"
import { shopKeys } from "../query-keys"

/** Returns the agreement of the account's business that an assistant may order, or its text. */
export const useAssistantAgreement = (isEnabled: boolean) =>
  useRead(shopKeys.assistantAgreement, (api) => api.GET("/api/agents/agreement"), { enabled: isEnabled })

/** Reloads the agreement. It does not wait, so that the caller can show the key immediately. */
function useReloadAgreement() {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: shopKeys.assistantAgreement })
  }
}

/** Returns the key for the assistant. */
export const useAgreeToAssistant = () =>
  useWrite(
    (api, body: { signed_by: string; wording: string }) => api.POST("/api/agents/agreement", { body }),
    { onSuccess: useReloadAgreement() },
  )

export const useEndAssistantAgreement = () =>
  useWrite((api) => api.DELETE("/api/agents/agreement"), { onSuccess: useReloadAgreement() })
