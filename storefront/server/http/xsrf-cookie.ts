import { randomUUID } from "node:crypto"
import { XSRF_COOKIE } from "@bon-perroquet/contract"

/** Matches a valid token. The edge replaces all others. */
const present = new RegExp(`(?:^|;\\s*)${XSRF_COOKIE}=[A-Za-z0-9_-]{32,64}(?:;|$)`)

/**
 * Returns a Set-Cookie header, or null if the visitor has a token. The cookie is not HttpOnly, because scripts read it.
 */
export function newXsrfCookie(cookies: string | undefined, secure: boolean): string | null {
  if (cookies !== undefined && present.test(cookies)) return null
  // A UUID contains 122 random bits and needs no system call.
  const token = randomUUID().replaceAll("-", "")
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`
}
