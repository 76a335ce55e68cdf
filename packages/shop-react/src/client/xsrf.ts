import { XSRF_COOKIE } from "@bon-perroquet/contract"

/** Returns the CSRF token of the cookie, or undefined before the first read and without cookies. */
export function xsrfToken(): string | undefined {
  if (typeof document === "undefined") return undefined
  const prefix = `${XSRF_COOKIE}=`
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(prefix))
  return cookie && decodeURIComponent(cookie.slice(prefix.length))
}
