import type { OrderMessage } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { adminKeys, type NoteSubject } from "./keys"
import { pageOf, type MessagesQuestion } from "./pages"
import { useInvalidate } from "./use-invalidate"

export function useMessages(question: MessagesQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.messages(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/messages", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useMessage(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.message(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/messages/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })
}

export function useRetryMessage() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/admin/messages/{id}/retry", { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.everyMessages }),
        queries.invalidateQueries({ queryKey: adminKeys.today }),
      ]),
  })
}

export function useMessagesWith(about: NoteSubject, { enabled = true } = {}) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.messagesWith(about),
    queryFn: ({ signal }) =>
      "order" in about
        ? answerOf(
            api.GET("/api/admin/orders/{order_number}/messages", {
              params: { path: { order_number: about.order } },
              signal,
            }),
          )
        : answerOf(
            api.GET("/api/admin/customers/{id}/messages", {
              params: { path: { id: about.customer } },
              signal,
            }),
          ),
    enabled,
    retry: retryRead,
  })
}

export function useSendAgain() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.POST("/api/admin/messages/{id}/copy", { params: { path: { id } } })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.everyMessages }),
        queries.invalidateQueries({ queryKey: adminKeys.everyOrders }),
      ]),
  })
}

export function useWriteToCustomer(order_number: string) {
  const { api } = useShop()
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useMutation({
    mutationFn: (body: OrderMessage) =>
      answerOf(
        api.POST("/api/admin/orders/{order_number}/messages", { params: { path: { order_number } }, body }),
      ),
    onSettled: async () => {
      await invalidate()
      await queries.invalidateQueries({ queryKey: adminKeys.everyMessages })
    },
  })
}
