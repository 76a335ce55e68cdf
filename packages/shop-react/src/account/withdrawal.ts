import type { WithdrawalByNumber, WithdrawalRequest } from "@bon-perroquet/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { shopKeys } from "../query-keys"
import { useAccount } from "./use-account"

/** How a person comes to an order: signed in, by its number; or by the token of a mail's link. */
export type OrderAccess = { orderNumber: string } | { token: string }

/** Declares a withdrawal from an order; the order shows it at once. */
export function useWithdraw(access: OrderAccess) {
  const { account, call } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: WithdrawalRequest) =>
      "token" in access
        ? account.withdrawLinked(access.token, request, call)
        : account.withdraw(access.orderNumber, request, call),
    onSuccess: (order) => {
      queries.setQueryData(
        "token" in access ? shopKeys.linkedOrder(access.token) : shopKeys.order(access.orderNumber),
        order,
      )
      void queries.invalidateQueries({ queryKey: shopKeys.orders })
    },
  })
}

/** A guest's declaration by the order's number and e-mail; the acknowledgement comes by mail. */
export function useWithdrawByNumber() {
  const { account, call } = useAccount()
  return useMutation({ mutationFn: (request: WithdrawalByNumber) => account.withdrawByNumber(request, call) })
}
