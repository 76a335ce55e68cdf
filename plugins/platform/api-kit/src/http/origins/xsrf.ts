import { randomUUID, timingSafeEqual } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { XSRF_COOKIE, XSRF_HEADER } from "@bon-perroquet/contract"
import { shopOrigins } from "./origins"

/** 32 hexadecimal digits, created by this process or the edge. */
const TOKEN = /^[A-Za-z0-9_-]{32,64}$/

const cookieToken = (request: MedusaRequest): string | undefined => {
  const cookies: unknown = request.cookies
  if (typeof cookies !== "object" || cookies === null || !(XSRF_COOKIE in cookies)) return undefined
  const value: unknown = cookies[XSRF_COOKIE]
  return typeof value === "string" && TOKEN.test(value) ? value : undefined
}

const same = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Returns 122 random bits. `randomUUID` is faster than `randomBytes`, because Node.js caches its entropy. */
const newToken = () => randomUUID().replaceAll("-", "")

export const isSecure = (request: MedusaRequest): boolean =>
  request.secure || Boolean(shopOrigins(request.scope)[0]?.startsWith("https:"))

/** Sets a token cookie if the visitor has none. Scripts of the shop's origin read it and send it back. */
export function offerToken(request: MedusaRequest, response: MedusaResponse): void {
  if (cookieToken(request)) return
  const attributes = `Path=/; SameSite=Lax${isSecure(request) ? "; Secure" : ""}`
  response.append("Set-Cookie", `${XSRF_COOKIE}=${newToken()}; ${attributes}`)
}

/**
 * Checks the XSRF token of a write. A browser adds cookies to a forged request, but the forger can't read
 * them. So a write with any cookie must repeat the token in a header. A request without cookies can't be
 * abused.
 */
export function mayWrite(request: MedusaRequest): boolean {
  if (!request.headers.cookie) return true
  const token = cookieToken(request)
  const repeated = request.get(XSRF_HEADER)
  return token !== undefined && repeated !== undefined && same(token, repeated)
}
