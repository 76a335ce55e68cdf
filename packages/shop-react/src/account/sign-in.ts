import type { AcceptInvitation, Login, Register } from "@bon-perroquet/contract"
import { useRead } from "../api-reads"
import { useWrite } from "../api-writes"
import { useShop } from "../provider"
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
  const { sessionId: cart_session_id } = useShop()
  return useWrite((api, login: Omit<Login, "cart_session_id">) =>
    api.POST("/api/auth/login", { body: { ...login, cart_session_id } }),
  )
}

export function useRegister() {
  const { language, sessionId: cart_session_id } = useShop()
  return useWrite((api, person: Omit<Register, "cart_session_id" | "language">) =>
    api.POST("/api/auth/register", { body: { ...person, language, cart_session_id } }),
  )
}

export function useLogout() {
  const { sessionId: cart_session_id } = useShop()
  return useWrite((api) => api.POST("/api/auth/logout", { body: { cart_session_id } }))
}

export const useForgotPassword = () =>
  useWrite((api, email: string) => api.POST("/api/auth/forgot", { body: { email } }))

export const useResetPassword = () =>
  useWrite((api, body: { token: string; password: string }) => api.POST("/api/auth/reset", { body }))

export const useAcceptInvitation = () =>
  useWrite((api, body: AcceptInvitation) => api.POST("/api/auth/invitation", { body }))

/** Sends the token of an e-mail link to the API. It is a query, because the call is idempotent. */
export const useMailedLink = (link: MailedLink, token: string) =>
  useRead(shopKeys.mailedLink(link, token), (api) => api.POST(MAILED_LINKS[link], { body: { token } }), {
    // Prevents a rejected call from being repeated when the tab regains focus.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const useVerifyAddress = () =>
  useWrite((api, body: { token: string; password: string }) => api.POST(MAILED_LINKS.verify, { body }))
