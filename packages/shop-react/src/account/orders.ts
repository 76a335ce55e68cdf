import type { OrderLookUp } from "@bon-perroquet/contract"
import { useMutation, useQuery } from "@tanstack/react-query"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"
import { useAccount } from "./use-account"

/** The person's orders, newest first. */
export function useOrders() {
  const { account, call } = useAccount()
  return useQuery({
    queryKey: shopKeys.orders,
    queryFn: ({ signal }) => account.orders({ ...call, signal }),
    retry: retryRead,
  })
}

/** One of the person's orders. */
export function useOrder(orderNumber: string) {
  const { account, call } = useAccount()
  return useQuery({
    queryKey: shopKeys.order(orderNumber),
    queryFn: ({ signal }) => account.order(orderNumber, { ...call, signal }),
    retry: retryRead,
  })
}

/** The order that a mail's link leads to. */
export function useLinkedOrder(token: string) {
  const { account, call } = useAccount()
  return useQuery({
    queryKey: shopKeys.linkedOrder(token),
    queryFn: ({ signal }) => account.linkedOrder(token, { ...call, signal }),
    retry: retryRead,
  })
}

/** Asks for a mail with the link to an order that was placed without an account. */
export function useLookUpOrder() {
  const { account, call } = useAccount()
  return useMutation({ mutationFn: (order: OrderLookUp) => account.lookUpOrder(order, call) })
}
