import type { OrderLookUp } from "@bon-perroquet/contract"
import { useQueries } from "@tanstack/react-query"
import { useState } from "react"
import { pageOf } from "../api-pages"
import { useRead } from "../api-reads"
import { useReload, useWrite } from "../api-writes"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

const ORDERS_AT_ONCE = 20

/**
 * Returns the newest orders of the account. `showOlder` adds older ones, if there are any. Orders that could not be
 * read again are returned as they were, with `isReloadFailed`.
 */
export function useOrders() {
  const { api } = useShop()
  const [pages, setPages] = useState(1)
  const pageAt = (offset: number) => ({
    queryKey: [...shopKeys.orders, offset],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      pageOf(api.GET("/api/users/orders", { params: { query: { offset, limit: ORDERS_AT_ONCE } }, signal })),
    retry: retryRead,
  })
  return useQueries({
    queries: Array.from({ length: pages }, (_, page) => pageAt(page * ORDERS_AT_ONCE)),
    combine: (read) => ({
      orders: read[0]?.data && onceEach(read.flatMap(({ data }) => data?.rows ?? [])),
      isReloadFailed: read.some(({ isError, data }) => isError && data),
      isLoadFailed: read.some(({ isError, data }) => isError && !data),
      isPending: read.some(({ isPending }) => isPending),
      reload: () => Promise.all(read.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
      ...(pages * ORDERS_AT_ONCE < (read[0]?.data?.total ?? 0) && {
        showOlder: () => setPages(pages + 1),
      }),
    }),
  })
}

/** A new order moves the last one of a page to the next page, which may have been read later. */
const onceEach = <Order extends { order_number: string }>(orders: Order[]): Order[] => [
  ...new Map(orders.map((order) => [order.order_number, order])).values(),
]

/** Orders of the merchant's former shop. */
export const useFormerOrders = () =>
  useRead(shopKeys.formerOrders, (api) => api.GET("/api/users/former-orders"))

export const useOrder = (order_number: string) =>
  useRead(shopKeys.order(order_number), (api) =>
    api.GET("/api/users/orders/{order_number}", { params: { path: { order_number } } }),
  )

export const useLinkedOrder = (token: string) =>
  useRead(shopKeys.linkedOrder(token), (api) => api.POST("/api/orders/linked", { body: { token } }))

export const useTrackedOrder = (token: string) =>
  useRead(shopKeys.trackedOrder(token), (api) => api.POST("/api/orders/tracked", { body: { token } }))

/** Confirms the e-mail address of an order that waits for payment. */
export const useConfirmLinkedOrder = (token: string) =>
  useWrite((api) => api.POST("/api/orders/linked/confirmation", { body: { token } }), {
    onSuccess: useReload(shopKeys.linkedOrder(token)),
  })

/** Requests an e-mail with a link to a guest order. */
export const useLookUpOrder = () =>
  useWrite((api, body: OrderLookUp) => api.POST("/api/orders/look-up", { body }))

/**
 * Opens the payment page of an order. `url` in the response is its address. The input is the rest that the customer
 * saw, if the shop has balances.
 */
export const usePayLinkedOrder = (token: string) =>
  useWrite((api, expected_rest_cents: number | undefined) =>
    api.POST("/api/orders/linked/payment", {
      body: {
        ...{ token, origin_url: window.location.origin },
        ...(expected_rest_cents !== undefined && { expected_rest_cents }),
      },
    }),
  )
