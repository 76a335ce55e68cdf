import type { RedirectInput } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop, retryRead } from "../../provider"
import { adminKeys } from "../keys"
import { pageOf, type RedirectsQuestion } from "../pages"

export function useRedirects(question: RedirectsQuestion) {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.redirects(question),
    queryFn: ({ signal }) =>
      pageOf(api.GET("/api/admin/settings/redirects", { params: { query: question }, signal })),
    placeholderData: keepPreviousData,
    retry: retryRead,
  })
}

export function useMissedAddresses() {
  const { api } = useShop()
  return useQuery({
    queryKey: adminKeys.missedAddresses,
    queryFn: ({ signal }) => answerOf(api.GET("/api/admin/settings/redirects/missed", { signal })),
    retry: retryRead,
  })
}

export function useSaveRedirect() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: RedirectInput) => answerOf(api.PUT("/api/admin/settings/redirects", { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminKeys.everyRedirect }),
  })
}

export function useDeleteRedirect() {
  const { api } = useShop()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE("/api/admin/settings/redirects/{id}", { params: { path: { id } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminKeys.everyRedirect }),
  })
}
