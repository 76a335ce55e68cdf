import type { OrderMessage } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useReload, useWrite } from "../api-writes"
import { usePage } from "../api-pages"
import { adminKeys, type NoteSubject } from "./keys"
import type { MessagesQuestion } from "./pages"
import { useInvalidate } from "./use-invalidate"

export const useMessages = (question: MessagesQuestion) =>
  usePage(adminKeys.messages(question), (api) =>
    api.GET("/api/admin/messages", { params: { query: question } }),
  )

export const useMessage = (id: string) =>
  useRead(adminKeys.message(id), (api) => api.GET("/api/admin/messages/{id}", { params: { path: { id } } }))

export const useRetryMessage = () =>
  useWrite((api, id: string) => api.POST("/api/admin/messages/{id}/retry", { params: { path: { id } } }), {
    onSettled: useReload(adminKeys.everyMessages, adminKeys.today),
  })

export const useMessagesWith = (about: NoteSubject, { enabled = true } = {}) =>
  useRead(
    adminKeys.messagesWith(about),
    (api) =>
      "order" in about
        ? api.GET("/api/admin/orders/{order_number}/messages", {
            params: { path: { order_number: about.order } },
          })
        : api.GET("/api/admin/customers/{id}/messages", { params: { path: { id: about.customer } } }),
    { enabled },
  )

export const useSendAgain = () =>
  useWrite((api, id: string) => api.POST("/api/admin/messages/{id}/copy", { params: { path: { id } } }), {
    onSettled: useReload(adminKeys.everyMessages, adminKeys.everyOrders),
  })

export function useWriteToCustomer(order_number: string) {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useWrite(
    (api, body: OrderMessage) =>
      api.POST("/api/admin/orders/{order_number}/messages", { params: { path: { order_number } }, body }),
    {
      onSettled: async () => {
        await invalidate()
        await queries.invalidateQueries({ queryKey: adminKeys.everyMessages })
      },
    },
  )
}
