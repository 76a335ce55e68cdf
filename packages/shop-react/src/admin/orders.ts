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
import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useWrite } from "../api-writes"
import { pageOf, usePage, type Page } from "../api-pages"
import { isChangedMeanwhile } from "../client/errors"
import { useShop } from "../provider"
import { adminKeys } from "./keys"
import type { OrdersQuestion } from "./pages"
import { useAdminWrite, useInvalidate } from "./use-invalidate"

const at = (order_number: string) => ({ path: { order_number } })

export const useAdminOrders = (question: OrdersQuestion) =>
  usePage(adminKeys.orders(question), (api) => api.GET("/api/admin/orders", { params: { query: question } }))

export function useReadOrders(): (numbers: readonly string[]) => Promise<AdminOrder[]> {
  const { api } = useShop()
  return async (numbers) => {
    const query = { numbers: numbers.join(","), limit: numbers.length }
    return (await pageOf(api.GET("/api/admin/orders", { params: { query } }))).rows
  }
}

export const useAdminOrder = (number: string) =>
  useRead(adminKeys.order(number), (api) =>
    api.GET("/api/admin/orders/{order_number}", { params: at(number) }),
  )

/**
 * Sets an order's status optimistically, one change after the other, and reloads the order afterwards. The contract
 * requires the status in body and query.
 */
export function useChangeStatus(number: string) {
  const queries = useQueryClient()
  return useWrite(
    (api, body: OrderStatusChange) =>
      api.PUT("/api/admin/orders/{order_number}/status", {
        params: { ...at(number), query: { status: body.status } },
        body,
      }),
    {
      scope: { id: `status of ${number}` },
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
      onSettled: useInvalidate(),
    },
  )
}

export const useReceivePayment = (number: string) =>
  useAdminWrite((api, body: ReceivedPayment) =>
    api.POST("/api/admin/orders/{order_number}/payment", { params: at(number), body }),
  )

export const useSendPaymentLink = (number: string) =>
  useAdminWrite((api, body: PaymentLink) =>
    api.POST("/api/admin/orders/{order_number}/payment-link", { params: at(number), body }),
  )

export const useRefund = (number: string) =>
  useAdminWrite((api, body: RefundRequest) =>
    api.POST("/api/admin/orders/{order_number}/refunds", { params: at(number), body }),
  )

export const useSaveOrderFields = (number: string) =>
  useAdminWrite((api, custom_fields: CustomValues) =>
    api.PUT("/api/admin/orders/{order_number}/custom-fields", {
      params: at(number),
      body: { custom_fields },
    }),
  )

export const usePlaceHold = (number: string) =>
  useAdminWrite((api, body: HoldRequest) =>
    api.POST("/api/admin/orders/{order_number}/holds", { params: at(number), body }),
  )

export const useReleaseHold = (number: string, id: string) =>
  useAdminWrite((api, body: HoldRelease) =>
    api.POST("/api/admin/orders/{order_number}/holds/{id}/release", {
      params: { path: { order_number: number, id } },
      body,
    }),
  )

export const useAssignRefund = (number: string, id: string) =>
  useAdminWrite((api, body: RefundAssignment) =>
    api.PUT("/api/admin/orders/{order_number}/refunds/{id}", {
      params: { path: { order_number: number, id } },
      body,
    }),
  )

export const useOrderDelivery = (number: string, country: DeliveryCountry) =>
  useRead(adminKeys.orderDelivery(number, country), (api) =>
    api.GET("/api/admin/orders/{order_number}/delivery", { params: { ...at(number), query: { country } } }),
  )

/**
 * Changes recipient, address or delivery method of an order. If somebody else changed the order first, the form reloads
 * it to compare both versions.
 */
export function useChangeDelivery(number: string) {
  const invalidate = useInvalidate()
  return useWrite(
    (api, body: OrderDeliveryChange) =>
      api.PUT("/api/admin/orders/{order_number}/delivery", { params: at(number), body }),
    { onSettled: (_order, error) => (isChangedMeanwhile(error) ? undefined : invalidate()) },
  )
}

export function useReadOrder() {
  const { api } = useShop()
  return (number: string) => answerOf(api.GET("/api/admin/orders/{order_number}", { params: at(number) }))
}
