import { randomUUID } from "node:crypto"
import { XSRF_COOKIE } from "@bon-perroquet/contract"

/** A valid token. Everything else counts as missing. */
const present = new RegExp(`(?:^|;\\s*)${XSRF_COOKIE}=[A-Za-z0-9_-]{32,64}(?:;|$)`)

/** Null if the visitor has one. Not HttpOnly, because scripts read it. */
export function newXsrfCookie(cookies: string | undefined, secure: boolean): string | null {
  if (cookies !== undefined && present.test(cookies)) return null
  // 122 random bits, faster than a system call.
  const token = randomUUID().replaceAll("-", "")
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`
}
