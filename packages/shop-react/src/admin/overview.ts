import type { Role } from "@bon-perroquet/contract"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { retryRead } from "../retry"
import type { ChangesQuestion, PageQuestion, Period } from "./admin-client"
import { shopKeys } from "../query-keys"
import { adminKeys } from "./keys"
import { useAdmin } from "./use-admin"

/** How often what is measured is measured anew while somebody looks, in milliseconds. */
const MEASURE_EVERY_MS = 30_000

/** The shop's totals, and a period's figures; the last 30 days when none is named. */
export function useAnalytics(period: Partial<Period> = {}) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.analytics(period),
    queryFn: ({ signal }) => admin.analytics(period, { ...call, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** What the VAT returns of a period ask for. */
export function useVatReport(period: Period) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.vatReport(period),
    queryFn: ({ signal }) => admin.vatReport(period, { ...call, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** Whether what the shop stands on works, measured again and again. */
export function useSystemHealth() {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.health,
    queryFn: ({ signal }) => admin.health({ ...call, signal }),
    refetchInterval: MEASURE_EVERY_MS,
    retry: retryRead,
  })
}

export function useAdminUsers(question: PageQuestion) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.users(question),
    queryFn: ({ signal }) => admin.users(question, { ...call, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

/** Gives an administrator a role; the list is read anew in any case: somebody else may have been faster. */
export function useChangeRole(id: string) {
  const { admin, call } = useAdmin()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (role: Role) => admin.setRole(id, role, call),
    onSettled: () => queries.invalidateQueries({ queryKey: shopKeys.account }),
  })
}

/** Who did what, newest first: in the whole shop, or to one product or order. */
export function useChanges(question: ChangesQuestion) {
  const { admin, call } = useAdmin()
  return useQuery({
    queryKey: adminKeys.changes(question),
    queryFn: ({ signal }) => admin.changes(question, { ...call, signal }),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}
