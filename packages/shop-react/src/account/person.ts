import type { DeleteAccount, Preferences, Profile, User } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { readOf } from "../api-reads"
import { useReread, useWrite } from "../api-writes"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

const personQuery = (api: ShopApi) => readOf(api, shopKeys.me, (api) => api.GET("/api/users/me"))

export const useMe = () => useQuery(personQuery(useShop().api))

export const useRereadMe = () => useReread(personQuery)

function useKeepPerson() {
  const queries = useQueryClient()
  return (user: User) => {
    queries.setQueryData(shopKeys.me, user)
  }
}

export function useSaveProfile() {
  const { sessionId } = useShop()
  const queries = useQueryClient()
  const keepPerson = useKeepPerson()
  return useWrite(
    (api, { version, ...body }: Profile & { version?: string | undefined }) =>
      api.PUT("/api/users/profile", { params: { header: ifMatch(version) }, body }),
    {
      onSuccess: (user) => {
        keepPerson(user)
        // Trade prices may depend on the VAT number.
        void queries.invalidateQueries({ queryKey: shopKeys.allTradePrices })
        void queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) })
      },
    },
  )
}

export const useSavePreferences = () =>
  useWrite((api, body: Preferences) => api.PUT("/api/users/preferences", { body }), {
    onSuccess: useKeepPerson(),
  })

export const useRequestVerification = () => useWrite((api) => api.POST("/api/users/verification"))

export const usePersonalData = () => useWrite((api) => api.GET("/api/users/export"))

export const useDeleteAccount = () =>
  useWrite((api, body: DeleteAccount) => api.DELETE("/api/users/me", { body }))
