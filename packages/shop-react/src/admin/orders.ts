import type {
  AdminOrder,
  AdminOrderDetail,
  CustomValues,
  DeliveryCountry,
  HoldRelease,
  HoldRequest,
  OrderDeliveryChange,
  OrderStatusChange,
  PaymentLink,
  ReceivedPayment,
  RefundAssignment,
  RefundRequest,
} from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { isChangedMeanwhile } from "../client/errors"
import { useShop, retryRead } from "../provider"
import { adminKeys } from "./keys"
import { pageOf, type OrdersQuestion, type Page } from "./pages"
import { useInvalidate } from "./use-invalidate"

const at = (order_number: string) => ({ path: { order_number } })

export function useAdminOrders(question: OrdersQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.orders(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/orders", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useReadOrders(): (numbers: readonly string[]) => Promise<AdminOrder[]> {
  const { api } = useShop()
  return async (numbers) => {
    const query = { numbers: numbers.join(","), limit: numbers.length }
    return (await pageOf(api.GET("/api/admin/orders", { params: { query } }))).rows
  }
}

export function useAdminOrder(number: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.order(number),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/orders/{order_number}", { params: at(number), signal })),
    retry: retryRead,
  })
}

/**
 * Sets an order's status optimistically, one change after the other, and reloads the order afterwards. The contract
 * requires the status in body and query.
 */
export function useChangeStatus(number: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  const onSettled = useInvalidate()
  return useMutation({
    scope: { id: `status of ${number}` },
    mutationFn: (body: OrderStatusChange) =>
      answerOf(
        api.PUT("/api/admin/orders/{order_number}/status", {
          params: { ...at(number), query: { status: body.status } },
          body,
        }),
      ),
    onMutate: async ({ status }) => {
      await queries.cancelQueries({ queryKey: adminKeys.everyOrders })
      const before = queries.getQueriesData({ queryKey: adminKeys.everyOrders })
      const changed = <Shown extends AdminOrder>(order: Shown): Shown =>
        order.order_number === number ? { ...order, status } : order
      queries.setQueriesData<Page<AdminOrder>>(
        { queryKey: adminKeys.orderLists },
        (page) => page && { ...page, rows: page.rows.map(changed) },
      )
      queries.setQueryData<AdminOrderDetail>(adminKeys.order(number), (order) => order && changed(order))
      return before
    },
    onError: (_error, _change, before) => {
      for (const [key, shown] of before ?? []) queries.setQueryData(key, shown)
    },
    onSettled,
  })
}

export function useReceivePayment(number: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: ReceivedPayment) =>
      answerOf(api.POST("/api/admin/orders/{order_number}/payment", { params: at(number), body })),
    onSettled,
  })
}

export function useSendPaymentLink(number: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: PaymentLink) =>
      answerOf(api.POST("/api/admin/orders/{order_number}/payment-link", { params: at(number), body })),
    onSettled,
  })
}

export function useRefund(number: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: RefundRequest) =>
      answerOf(api.POST("/api/admin/orders/{order_number}/refunds", { params: at(number), body })),
    onSettled,
  })
}

export function useSaveOrderFields(number: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (custom_fields: CustomValues) =>
      answerOf(
        api.PUT("/api/admin/orders/{order_number}/custom-fields", {
          params: at(number),
          body: { custom_fields },
        }),
      ),
    onSettled,
  })
}

export function usePlaceHold(number: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: HoldRequest) =>
      answerOf(api.POST("/api/admin/orders/{order_number}/holds", { params: at(number), body })),
    onSettled,
  })
}

export function useReleaseHold(number: string, id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: HoldRelease) =>
      answerOf(
        api.POST("/api/admin/orders/{order_number}/holds/{id}/release", {
          params: { path: { order_number: number, id } },
          body,
        }),
      ),
    onSettled,
  })
}

export function useAssignRefund(number: string, id: string) {
  const { api } = useShop()
  const onSettled = useInvalidate()
  return useMutation({
    mutationFn: (body: RefundAssignment) =>
      answerOf(
        api.PUT("/api/admin/orders/{order_number}/refunds/{id}", {
          params: { path: { order_number: number, id } },
          body,
        }),
      ),
    onSettled,
  })
}

export function useOrderDelivery(number: string, country: DeliveryCountry) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.orderDelivery(number, country),
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/admin/orders/{order_number}/delivery", {
          params: { ...at(number), query: { country } },
          signal,
        }),
      ),
    retry: retryRead,
  })
}

/**
 * Changes recipient, address or delivery method of an order. If somebody else changed the order first, the form reloads
 * it to compare both versions.
 */
export function useChangeDelivery(number: string) {
  const { api } = useShop()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (body: OrderDeliveryChange) =>
      answerOf(api.PUT("/api/admin/orders/{order_number}/delivery", { params: at(number), body })),
    onSettled: (_order, error) => (isChangedMeanwhile(error) ? undefined : invalidate()),
  })
}

export function useReadOrder() {
  const { api } = useShop()
  return (number: string) => answerOf(api.GET("/api/admin/orders/{order_number}", { params: at(number) }))
}
