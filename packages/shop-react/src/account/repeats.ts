import type { ChangeRepeat, DeliveryCountry, RepeatDeliveries, RepeatDelivery } from "@bon-perroquet/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useRead } from "../api-reads"
import { useWrite } from "../api-writes"
import { shopKeys } from "../query-keys"

/** Token of an e-mail link, or the subscription's id in the account. */
export type RepeatAccess = { token: string } | { id: string }

export const useRepeats = () => useRead(shopKeys.repeats, (api) => api.GET("/api/users/repeat-deliveries"))

export const useLinkedRepeat = (token: string) =>
  useRead(shopKeys.linkedRepeat(token), (api) =>
    api.POST("/api/repeat-deliveries/linked", { body: { token } }),
  )

export function useChangeRepeat(access: RepeatAccess) {
  const queries = useQueryClient()
  return useWrite<RepeatDelivery, ChangeRepeat>(
    (api, change) =>
      "token" in access
        ? api.POST("/api/repeat-deliveries/linked", { body: { ...access, ...change } })
        : api.POST("/api/users/repeat-deliveries/{id}", { params: { path: access }, body: change }),
    {
      onSuccess: (repeat) => {
        if ("token" in access) queries.setQueryData(shopKeys.linkedRepeat(access.token), repeat)
        else
          queries.setQueryData<RepeatDeliveries>(
            shopKeys.repeats,
            (before) =>
              before && { repeats: before.repeats.map((each) => (each.id === repeat.id ? repeat : each)) },
          )
      },
    },
  )
}

export const useRepeatMethods = (access: RepeatAccess, country: DeliveryCountry) =>
  useRead(shopKeys.repeatMethods(access, country), (api) =>
    "token" in access
      ? api.POST("/api/repeat-deliveries/linked/deliveries", { body: { ...access, country } })
      : api.GET("/api/users/repeat-deliveries/{id}/deliveries", {
          params: { path: access, query: { country } },
        }),
  )

/** Requests an e-mail with a single-use link that allows every change. */
export const useMailRepeatKey = () =>
  useWrite((api, token: string) => api.POST("/api/repeat-deliveries/linked/key", { body: { token } }))

/** Opens a single-use link. The response's token allows every change for an hour. */
export const useOpenRepeat = () =>
  useWrite((api, token: string) => api.POST("/api/repeat-deliveries/linked/open", { body: { token } }))

export const useUndoRepeat = () =>
  useWrite((api, token: string) => api.POST("/api/repeat-deliveries/linked/undo", { body: { token } }))

/** Opens the payment page of a declined delivery. `url` is the page's address. */
export const usePayRepeat = (access: RepeatAccess) =>
  useWrite((api) => {
    const { origin: origin_url } = window.location
    return "token" in access
      ? api.POST("/api/repeat-deliveries/linked/payment", { body: { ...access, origin_url } })
      : api.POST("/api/users/repeat-deliveries/{id}/payment", {
          params: { path: access },
          body: { origin_url },
        })
  })
