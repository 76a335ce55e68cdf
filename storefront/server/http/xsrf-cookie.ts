import { randomUUID } from "node:crypto"
import { XSRF_COOKIE } from "@bon-perroquet/contract"

/** A valid token. Everything else counts as missing. */
const present = new RegExp(`(?:^|;\\s*)${XSRF_COOKIE}=[A-Za-z0-9_-]{32,64}(?:;|$)`)

/** Returns a CSRF cookie for a visitor without one, otherwise null. Scripts must read it, so it is not HttpOnly. */
export function newXsrfCookie(cookies: string | undefined, secure: boolean): string | null {
  if (cookies !== undefined && present.test(cookies)) return null
  // A UUID has 122 random bits from a pool, which is faster than a system call per token.
  const token = randomUUID().replaceAll("-", "")
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`
}
