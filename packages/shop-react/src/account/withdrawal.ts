import type { WithdrawalByNumber, WithdrawalRequest } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useWrite } from "../api-writes"
import { shopKeys } from "../query-keys"

/** Order number for the signed-in customer, or token of an e-mail link. */
export type OrderAccess = { orderNumber: string } | { token: string }

export function useWithdraw(access: OrderAccess) {
  const queries = useQueryClient()
  const queryKey = "token" in access ? shopKeys.linkedOrder(access.token) : shopKeys.order(access.orderNumber)
  return useWrite(
    (api, body: WithdrawalRequest) =>
      "token" in access
        ? api.POST("/api/orders/linked/withdrawal", { body: { token: access.token, ...body } })
        : api.POST("/api/users/orders/{order_number}/withdrawal", {
            params: { path: { order_number: access.orderNumber } },
            body,
          }),
    {
      onSuccess: (order) => {
        queries.setQueryData(queryKey, order)
        void queries.invalidateQueries({ queryKey: shopKeys.orders })
      },
      // The shop may have the withdrawal, or the order may have changed.
      onError: () => queries.invalidateQueries({ queryKey, exact: true }),
    },
  )
}

export const useWithdrawByNumber = () =>
  useWrite((api, body: WithdrawalByNumber) => api.POST("/api/orders/withdrawal", { body }))
