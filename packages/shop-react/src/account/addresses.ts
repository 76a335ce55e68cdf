import type { AddressInput } from "@bon-perroquet/contract"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"
import { useAccount } from "./use-account"

/** The person's address book, the default address first. */
export function useAddresses({ enabled = true } = {}) {
  const { account, call } = useAccount()
  return useQuery({
    queryKey: shopKeys.addresses,
    queryFn: ({ signal }) => account.addresses({ ...call, signal }),
    retry: retryRead,
    enabled,
  })
}

function useReloadAddresses() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: shopKeys.addresses })
}

/** Adds an address, or changes the one whose id is given. */
export function useSaveAddress() {
  const { account, call } = useAccount()
  const onSuccess = useReloadAddresses()
  return useMutation({
    mutationFn: ({ id, address }: { id?: string | undefined; address: AddressInput }) =>
      id ? account.changeAddress(id, address, call) : account.addAddress(address, call),
    onSuccess,
  })
}

export function useRemoveAddress() {
  const { account, call } = useAccount()
  const onSuccess = useReloadAddresses()
  return useMutation({ mutationFn: (id: string) => account.removeAddress(id, call), onSuccess })
}
