import type { Preferences, Profile, User } from "@bon-perroquet/contract"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"
import { useAccount } from "./use-account"

/** The signed-in person as the shop knows them now. */
export function useMe() {
  const { account, call } = useAccount()
  return useQuery({
    queryKey: shopKeys.me,
    queryFn: ({ signal }) => account.me({ ...call, signal }),
    retry: retryRead,
  })
}

function useKeepPerson() {
  const queries = useQueryClient()
  return (user: User) => {
    queries.setQueryData(shopKeys.me, user)
  }
}

export function useSaveProfile() {
  const { account, call } = useAccount()
  const onSuccess = useKeepPerson()
  return useMutation({ mutationFn: (profile: Profile) => account.saveProfile(profile, call), onSuccess })
}

export function useSavePreferences() {
  const { account, call } = useAccount()
  const onSuccess = useKeepPerson()
  return useMutation({
    mutationFn: (preferences: Preferences) => account.savePreferences(preferences, call),
    onSuccess,
  })
}

/** Asks once more for the mail that verifies the person's address. */
export function useRequestVerification() {
  const { account, call } = useAccount()
  return useMutation({ mutationFn: () => account.requestVerification(call) })
}

/** Fetches everything the shop keeps of the person. */
export function usePersonalData() {
  const { account, call } = useAccount()
  return useMutation({ mutationFn: () => account.personalData(call) })
}

/** Deletes the account, for whoever knows its password. */
export function useDeleteAccount() {
  const { account, call, sessionId } = useAccount()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (password: string) => account.deleteAccount(password, call),
    onSuccess: () => {
      queries.removeQueries({ queryKey: shopKeys.account })
      void queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) })
    },
  })
}
