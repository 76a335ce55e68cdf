import type { AddressInput } from "@bon-perroquet/contract"
import { answerOf, type ShopApi } from "@bon-perroquet/shop-client"
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { ifMatch } from "../client/if-match"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

export function useAddresses({ enabled = true } = {}) {
  const { api } = useShop()
  return useQuery({ ...addressesQuery(api), enabled })
}

const addressesQuery = (api: ShopApi) =>
  queryOptions({
    queryKey: shopKeys.addresses,
    queryFn: ({ signal }) => answerOf(api.GET("/api/users/addresses", { signal })),
    retry: retryRead,
  })

export function useRereadAddresses() {
  const { api } = useShop()
  const queries = useQueryClient()
  return () => queries.query({ ...addressesQuery(api), staleTime: 0 })
}

type SavedAddress = {
  id?: string | undefined
  address: AddressInput
  version?: string | undefined
}

function useReloadAddresses() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: shopKeys.addresses })
}

/** Adds an address, or changes the one with this id. */
export function useSaveAddress() {
  const { api } = useShop()
  const onSuccess = useReloadAddresses()
  return useMutation({
    mutationFn: ({ id, address: body, version }: SavedAddress) =>
      answerOf(
        id
          ? api.PUT("/api/users/addresses/{id}", {
              params: { path: { id }, header: ifMatch(version) },
              body,
            })
          : api.POST("/api/users/addresses", { body }),
      ),
    onSuccess,
  })
}

export function useRemoveAddress() {
  const { api } = useShop()
  const onSuccess = useReloadAddresses()
  return useMutation({
    mutationFn: (id: string) =>
      answerOf(api.DELETE("/api/users/addresses/{id}", { params: { path: { id } } })),
    onSuccess,
  })
}
