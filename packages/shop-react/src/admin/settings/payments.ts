import type { PaymentKey } from "@bon-perroquet/contract/payment-account"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../../client/if-match"
import { retryRead, useShop } from "../../provider"
import { adminKeys } from "../keys"

export function usePaymentAccount() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.setting("payment_account"),
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/settings/payments", { signal })),
    retry: retryRead,
  })
}

export function useSavePaymentKey(version: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: PaymentKey) =>
      answerOf(api.PUT("/api/admin/settings/payments", { params: { header: ifMatch(version) }, body })),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.all }),
  })
}
