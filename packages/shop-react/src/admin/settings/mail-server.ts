import type { MailServer } from "@bon-perroquet/contract/mail-server"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"

export function useMailServer() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.setting("mail_server"),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/settings/mail-server", { signal })),
    retry: retryRead,
  })
}

export function useSaveMailServer(version: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MailServer) =>
      answerOf(api.PUT("/api/admin/settings/mail-server", { params: { header: ifMatch(version) }, body })),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
