import type {
  OrderStatusChange,
  ReceivedPayment,
  RefundAssignment,
  RefundRequest,
} from "@bon-perroquet/contract"
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query"
import { retryRead } from "../retry"
import type { OrdersQuestion } from "./admin-client"
import { adminKeys } from "./keys"
import { useAdmin, useReadAnew } from "./use-admin"

/** One page of the shop's orders, newest first. */
export function useAdminOrders(question: OrdersQuestion) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.orders(question),
    queryFn: ({ signal }) => admin.orders(question, { ...call, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useAdminOrder(number: string) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.order(number),
    queryFn: ({ signal }) => admin.order(number, { ...call, signal }),
    retry: retryRead,
  })
}

/** Sets an order's status. Refused or not, what is shown afterwards is what it is now. */
export function useChangeStatus(number: string) {
  const { admin, call } = useAdmin()
  const onSettled = useReadAnew()
  return useMutation({
    mutationFn: (change: OrderStatusChange) => admin.changeStatus(number, change, call),
    onSettled,
  })
}

/** Says that an order's money has arrived. */
export function useReceivePayment(number: string) {
  const { admin, call } = useAdmin()
  const onSettled = useReadAnew()
  return useMutation({
    mutationFn: (payment: ReceivedPayment) => admin.receivePayment(number, payment, call),
    onSettled,
  })
}

/** Gives money back. The same key gives it back once, however often it is sent. */
export function useRefund(number: string) {
  const { admin, call } = useAdmin()
  const onSettled = useReadAnew()
  return useMutation({
    mutationFn: (refund: RefundRequest) => admin.refund(number, refund, call),
    onSettled,
  })
}

/** Says what a refund was for. */
export function useAssignRefund(number: string, id: string) {
  const { admin, call } = useAdmin()
  const onSettled = useReadAnew()
  return useMutation({
    mutationFn: (parts: RefundAssignment) => admin.assignRefund(number, id, parts, call),
    onSettled,
  })
}
