import { randomUUID } from "node:crypto"
import { XSRF_COOKIE } from "@bon-perroquet/contract"

/** A token as the engine takes it; anything else under that name counts as none. */
const present = new RegExp(`(?:^|;\\s*)${XSRF_COOKIE}=[A-Za-z0-9_-]{32,64}(?:;|$)`)

/**
 * The cookie for a reader who has none yet, made here only where the engine is not asked. A page reads it to send it
 * back, so it is not HttpOnly. @returns null for one who has it
 */
export function newXsrfCookie(cookies: string | undefined, secure: boolean): string | null {
  if (cookies !== undefined && present.test(cookies)) return null
  // A UUID's 122 random bits come from a pool that Node fills ahead: far cheaper than asking the system each time.
  const token = randomUUID().replaceAll("-", "")
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`
}
