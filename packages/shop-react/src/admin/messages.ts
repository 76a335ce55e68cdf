import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { pageOf, type MessagesQuestion } from "./pages"

/** The shop's e-mail, newest first. */
export function useMessages(question: MessagesQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.messages(question),
    queryFn: ({ signal }) => pageOf(api.GET("/api/admin/messages", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** One message with both its parts. */
export function useMessage(id: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.message(id),
    queryFn: ({ signal }) =>
      answerOf(api.GET("/api/admin/messages/{id}", { params: { path: { id } }, signal })),
    retry: retryRead,
  })
}

/** Tries a message again at once that was given up. */
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
