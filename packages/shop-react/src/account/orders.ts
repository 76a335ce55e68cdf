import type { OrderLookUp } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { pageOf } from "../api-pages"
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
export function useFormerOrders() {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.formerOrders,
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/former-orders", { signal })),
    retry: retryRead,
  })
}

export function useOrder(orderNumber: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.order(orderNumber),
    queryFn: ({ signal }) =>
      answerOf(
        api.GET("/api/users/orders/{order_number}", {
          params: { path: { order_number: orderNumber } },
          signal,
        }),
      ),
    retry: retryRead,
  })
}

export function useLinkedOrder(token: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.linkedOrder(token),
    queryFn: ({ signal }) => answerOf(api.POST("/api/orders/linked", { body: { token }, signal })),
    retry: retryRead,
  })
}

export function useTrackedOrder(token: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.trackedOrder(token),
    queryFn: ({ signal }) => answerOf(api.POST("/api/orders/tracked", { body: { token }, signal })),
    retry: retryRead,
  })
}

/** Confirms the e-mail address of an order that waits for payment. */
export function useConfirmLinkedOrder(token: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => answerOf(api.POST("/api/orders/linked/confirmation", { body: { token } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: shopKeys.linkedOrder(token) }),
  })
}

/** Requests an e-mail with a link to a guest order. */
export function useLookUpOrder() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: OrderLookUp) => answerOf(api.POST("/api/orders/look-up", { body })),
  })
}

/**
 * Opens the payment page of an order. `url` in the response is its address. The input is the rest that the customer
 * saw, if the shop has balances.
 */
export function usePayLinkedOrder(token: string) {
  const { api } = useShop()
  return useMutation({
    mutationFn: (expected_rest_cents: number | undefined) =>
      answerOf(
        api.POST("/api/orders/linked/payment", {
          body: {
            ...{ token, origin_url: window.location.origin },
            ...(expected_rest_cents !== undefined && { expected_rest_cents }),
          },
        }),
      ),
  })
}
