import type { Login, Register } from "@bon-perroquet/contract"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"
import type { MailedLink } from "./account-client"
import { useAccount } from "./use-account"

/** Another person than before, or nobody: what was known of the last one goes, and the cart may be another. */
function usePersonChanged() {
  const { sessionId } = useShop()
  const queries = useQueryClient()
  return () => {
    queries.removeQueries({ queryKey: shopKeys.account })
    void queries.invalidateQueries({ queryKey: shopKeys.cart(sessionId) })
  }
}

/** Signs in; the browser's cart joins the account's. */
export function useLogin() {
  const { account, call, sessionId } = useAccount()
  const onSuccess = usePersonChanged()
  return useMutation({
    mutationFn: (login: Omit<Login, "cart_session_id">) =>
      account.login({ ...login, cart_session_id: sessionId }, call),
    onSuccess,
  })
}

/** Opens an account and signs in. */
export function useRegister() {
  const { account, call, sessionId } = useAccount()
  const onSuccess = usePersonChanged()
  return useMutation({
    mutationFn: (person: Omit<Register, "cart_session_id" | "language">) =>
      account.register({ ...person, language: call.language, cart_session_id: sessionId }, call),
    onSuccess,
  })
}

/** Leaves the account's cart behind. A failure is no reason to stay signed in. */
export function useLogout() {
  const { account, call, sessionId } = useAccount()
  const onSettled = usePersonChanged()
  return useMutation({ mutationFn: () => account.logout(sessionId, call), onSettled })
}

export function useForgotPassword() {
  const { account, call } = useAccount()
  return useMutation({ mutationFn: (email: string) => account.forgotPassword(email, call) })
}

export function useResetPassword() {
  const { account, call } = useAccount()
  return useMutation({
    mutationFn: (reset: { token: string; password: string }) => account.resetPassword(reset, call),
  })
}

/** Does what a mail's link is for. Doing it twice changes nothing more, so that it is asked like a read. */
export function useMailedLink(link: MailedLink, token: string) {
  const { account, call } = useAccount()
  return useQuery({
    queryKey: shopKeys.mailedLink(link, token),
    queryFn: ({ signal }) => account.followLink(link, token, { ...call, signal }),
    staleTime: Infinity,
    retry: retryRead,
  })
}

/** The mailed link that verifies an address, with the password of its account. */
export function useVerifyAddress() {
  const { account, call } = useAccount()
  return useMutation({
    mutationFn: (proof: { token: string; password: string }) => account.verifyAddress(proof, call),
  })
}
