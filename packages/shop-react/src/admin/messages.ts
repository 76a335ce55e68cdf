import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { retryRead } from "../retry"
import type { MessagesQuestion } from "./admin-client"
import { adminKeys } from "./keys"
import { useAdmin } from "./use-admin"

/** The shop's e-mail, newest first. */
export function useMessages(question: MessagesQuestion) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.messages(question),
    queryFn: ({ signal }) => admin.messages(question, { ...call, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** One message with both its parts. */
export function useMessage(id: string) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.message(id),
    queryFn: ({ signal }) => admin.message(id, { ...call, signal }),
    retry: retryRead,
  })
}

/** Tries a message again at once that was given up. */
export function useRetryMessage() {
  const { admin, call } = useAdmin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => admin.retryMessage(id, call),
    onSettled: () => queries.invalidateQueries({ queryKey: adminKeys.everyMessages }),
  })
}
