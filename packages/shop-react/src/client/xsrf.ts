import { XSRF_COOKIE } from "@bon-perroquet/contract"

/** The token that a read of the shop left in a cookie; undefined before the first read, or where there are no cookies. */
export function xsrfToken(): string | undefined {
  if (typeof document === "undefined") return undefined
  const prefix = `${XSRF_COOKIE}=`
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(prefix))
  return cookie && decodeURIComponent(cookie.slice(prefix.length))
}
