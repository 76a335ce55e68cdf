import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { retryRead } from "../retry"
import { adminKeys } from "./keys"
import { useAdmin } from "./use-admin"

/** How often somebody who looks is told of news, in milliseconds. */
const LOOK_EVERY_MS = 30_000

/** What needs a person, asked again and again. */
export function useAttention() {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.attention,
    queryFn: ({ signal }) => admin.attention({ ...call, signal }),
    refetchInterval: LOOK_EVERY_MS,
    retry: retryRead,
  })
}

/** Says that the money of a failed refund was given back in another way. */
export function useSeeToRefund() {
  const { admin, call } = useAdmin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => admin.seeToRefund(id, call),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKeys.attention }),
        queries.invalidateQueries({ queryKey: adminKeys.health }),
      ]),
  })
}
