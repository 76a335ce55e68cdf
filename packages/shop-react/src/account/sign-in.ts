import type { Login, Register } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useShop } from "../provider"
import { shopKeys } from "../query-keys"
import { retryRead } from "../retry"

/** What a link in one of the shop's mails does when it is opened. */
const MAILED_LINKS = {
  verify: "/api/auth/verify",
  newsletter: "/api/newsletter/confirm",
  unsubscribe: "/api/newsletter/unsubscribe",
  transfer: "/api/orders/transfer",
  back_in_stock: "/api/back-in-stock/confirm",
  back_in_stock_end: "/api/back-in-stock/end",
} as const
export type MailedLink = keyof typeof MAILED_LINKS

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
  const { api, sessionId } = useShop()
  const onSuccess = usePersonChanged()
  return useMutation({
    mutationFn: (login: Omit<Login, "cart_session_id">) =>
      answerOf(api.POST("/api/auth/login", { body: { ...login, cart_session_id: sessionId } })),
    onSuccess,
  })
}

/** Opens an account and signs in. */
export function useRegister() {
  const { api, language, sessionId } = useShop()
  const onSuccess = usePersonChanged()
  return useMutation({
    mutationFn: (person: Omit<Register, "cart_session_id" | "language">) =>
      answerOf(api.POST("/api/auth/register", { body: { ...person, language, cart_session_id: sessionId } })),
    onSuccess,
  })
}

/** Leaves the account's cart behind. A failure is no reason to stay signed in. */
export function useLogout() {
  const { api, sessionId } = useShop()
  const onSettled = usePersonChanged()
  return useMutation({
    mutationFn: () => answerOf(api.POST("/api/auth/logout", { body: { cart_session_id: sessionId } })),
    onSettled,
  })
}

export function useForgotPassword() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (email: string) => answerOf(api.POST("/api/auth/forgot", { body: { email } })),
  })
}

export function useResetPassword() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      answerOf(api.POST("/api/auth/reset", { body })),
  })
}

/** Does what a mail's link is for. Doing it twice changes nothing more, so that it is asked like a read. */
export function useMailedLink(link: MailedLink, token: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.mailedLink(link, token),
    queryFn: ({ signal }) => answerOf(api.POST(MAILED_LINKS[link], { body: { token }, signal })),
    // What was refused has no data that could be fresh: who comes back to the tab would have it done again.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: retryRead,
  })
}

/** The mailed link that verifies an address, with the password of its account. */
export function useVerifyAddress() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      answerOf(api.POST(MAILED_LINKS.verify, { body })),
  })
}
