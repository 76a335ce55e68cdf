import type { AcceptInvitation, Login, Register } from "@bon-perroquet/contract"
import { answerOf } from "@bon-perroquet/shop-client"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useShop, retryRead } from "../provider"
import { shopKeys } from "../query-keys"

/** API calls for links in e-mails that take effect when they are opened. */
const MAILED_LINKS = {
  verify: "/api/auth/verify",
  newsletter: "/api/newsletter/confirm",
  unsubscribe: "/api/newsletter/unsubscribe",
  transfer: "/api/orders/transfer",
  back_in_stock: "/api/back-in-stock/confirm",
  back_in_stock_end: "/api/back-in-stock/end",
  cart_reminder_end: "/api/cart-reminder/end",
} as const
export type MailedLink = keyof typeof MAILED_LINKS

/** Signs in. The browser's cart is merged into the account's. */
export function useLogin() {
  const { api, sessionId } = useShop()
  return useMutation({
    mutationFn: (login: Omit<Login, "cart_session_id">) =>
      answerOf(api.POST("/api/auth/login", { body: { ...login, cart_session_id: sessionId } })),
  })
}

export function useRegister() {
  const { api, language, sessionId } = useShop()
  return useMutation({
    mutationFn: (person: Omit<Register, "cart_session_id" | "language">) =>
      answerOf(api.POST("/api/auth/register", { body: { ...person, language, cart_session_id: sessionId } })),
  })
}

export function useLogout() {
  const { api, sessionId } = useShop()
  return useMutation({
    mutationFn: () => answerOf(api.POST("/api/auth/logout", { body: { cart_session_id: sessionId } })),
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

export function useAcceptInvitation() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: AcceptInvitation) => answerOf(api.POST("/api/auth/invitation", { body })),
  })
}

/** Sends the token of an e-mail link to the API. It is a query, because the call is idempotent. */
export function useMailedLink(link: MailedLink, token: string) {
  const { api } = useShop()
  return useQuery({
    queryKey: shopKeys.mailedLink(link, token),
    queryFn: ({ signal }) => answerOf(api.POST(MAILED_LINKS[link], { body: { token }, signal })),
    // Prevents a rejected call from being repeated when the tab regains focus.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: retryRead,
  })
}

export function useVerifyAddress() {
  const { api } = useShop()
  return useMutation({
    mutationFn: (body: { token: string; password: string }) =>
      answerOf(api.POST(MAILED_LINKS.verify, { body })),
  })
}
