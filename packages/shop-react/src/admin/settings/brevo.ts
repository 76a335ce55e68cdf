import type { BrevoInput } from "@bon-perroquet/contract/brevo"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useBrevo() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.setting("brevo"),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/settings/brevo", { signal })),
    retry: retryRead,
  })
}

/** Checks a key and returns the lists of its account. Null uses the saved key. */
export function useBrevoLists() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (api_key: string | null) =>
      answerOf(api.POST("/api/admin/settings/brevo/lists", { body: { api_key } })),
  })
}

export function useSaveBrevo(version: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: BrevoInput) =>
      answerOf(api.PUT("/api/admin/settings/brevo", { params: { header: ifMatch(version) }, body })),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
