import type { AddressInput } from "@bon-perroquet/contract"
import type { ShopApi } from "@bon-perroquet/shop-client"
import { useQuery } from "@tanstack/react-query"
import { readOf } from "../api-reads"
import { useReload, useReread, useWrite } from "../api-writes"
import { ifMatch } from "../client/if-match"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"

export function useAddresses({ enabled = true } = {}) {
  const { api } = useShop()
  return useQuery({ ...addressesQuery(api), enabled })
}

const addressesQuery = (api: ShopApi) =>
  readOf(api, shopKeys.addresses, (api) => api.GET("/api/users/addresses"))

export const useRereadAddresses = () => useReread(addressesQuery)

type SavedAddress = {
  id?: string | undefined
  address: AddressInput
  version?: string | undefined
}

/** Adds an address, or changes the one with this id. */
export const useSaveAddress = () =>
  useWrite(
    (api, { id, address: body, version }: SavedAddress) =>
      id
        ? api.PUT("/api/users/addresses/{id}", {
            params: { path: { id }, header: ifMatch(version) },
            body,
          })
        : api.POST("/api/users/addresses", { body }),
    { onSuccess: useReload(shopKeys.addresses) },
  )

export const useRemoveAddress = () =>
  useWrite((api, id: string) => api.DELETE("/api/users/addresses/{id}", { params: { path: { id } } }), {
    onSuccess: useReload(shopKeys.addresses),
  })
