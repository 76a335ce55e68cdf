import type { DeleteAccount, Preferences, Profile, User } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../client/if-match"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

export function useMe() {
  const { api } = useShop()
  return useQuery(personQuery(api))
}

const personQuery = (api: ShopApi) =>
  queryOptions({
    queryKey: shopKeys.me,
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/me", { signal })),
    retry: retryRead,
  })

export function useRereadMe() {
  const { api } = useShop()
  const queries = useQueryClient()
  return () => queries.query({ ...personQuery(api), staleTime: 0 })
}

function useKeepPerson() {
  const queries = useQueryClient()
  return (user: User) => {
    queries.setQueryData(shopKeys.me, user)
  }
}

export function useSaveProfile() {
  const { api, sessionId } = useShop()
  const queries = useQueryClient()
  const keepPerson = useKeepPerson()
  const onSuccess = (user: User) => {
    keepPerson(user)
    // Trade prices may depend on the VAT number.
    void queries.invalidateQueries({ queryKey: shopKeys.allTradePrices })
    void queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) })
  }
  return useMutation({
    mutationFn: ({ version, ...body }: Profile & { version?: string | undefined }) =>
      answerOf(api.PUT("/api/users/profile", { params: { header: ifMatch(version) }, body })),
    onSuccess,
  })
}

export function useSavePreferences() {
  const { api } = useShop()
  const onSuccess = useKeepPerson()
  return useMutation({
    mutationFn: (body: Preferences) => answerOf(api.PUT("/api/users/preferences", { body })),
    onSuccess,
  })
}

export function useRequestVerification() {
  const { api } = useShop()
  return useMutation({ mutationFn: () => answerOf(api.POST("/api/users/verification")) })
}

export function usePersonalData() {
  const { api } = useShop()
  return useMutation({ mutationFn: () => answerOf(api.GET("/api/users/export")) })
}

export function useDeleteAccount() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: DeleteAccount) => answerOf(api.DELETE("/api/users/me", { body })),
  })
}
