import type { WithdrawalByNumber, WithdrawalRequest } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

/** Order number for the signed-in customer, or token of an e-mail link. */
export type OrderAccess = { orderNumber: string } | { token: string }

export function useWithdraw(access: OrderAccess) {
  const { api } = useShop()
  const queries = useQueryClient()
  const queryKey = "token" in access ? shopKeys.linkedOrder(access.token) : shopKeys.order(access.orderNumber)
  return useMutation({
    mutationFn: (body: WithdrawalRequest) =>
      answerOf(
        "token" in access
          ? api.POST("/api/orders/linked/withdrawal", { body: { token: access.token, ...body } })
          : api.POST("/api/users/orders/{order_number}/withdrawal", {
              params: { path: { order_number: access.orderNumber } },
              body,
            }),
      ),
    onSuccess: (order) => {
      queries.setQueryData(queryKey, order)
      void queries.invalidateQueries({ queryKey: shopKeys.orders })
    },
    // The shop may have the withdrawal, or the order may have changed.
    onError: () => queries.invalidateQueries({ queryKey, exact: true }),
  })
}

export function useWithdrawByNumber() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: WithdrawalByNumber) => answerOf(api.POST("/api/orders/withdrawal", { body })),
  })
}
