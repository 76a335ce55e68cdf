import { randomUUID, timingSafeEqual } from "node:crypto"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { XSRF_COOKIE, XSRF_HEADER } from "@bon-perroquet/contract"
import { shopOrigins } from "./origins"

/** 32 hexadecimal digits, by this process or the edge. */
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

/** 122 random bits; Node.js keeps entropy for these, and asks the system for every `randomBytes`. */
const newToken = () => randomUUID().replaceAll("-", "")

/** Whether this visitor's cookies may travel encrypted only. */
export const isSecure = (request: MedusaRequest): boolean =>
  request.secure || Boolean(shopOrigins(request.scope)[0]?.startsWith("https:"))

/** Gives a reader without a token one, which scripts of the shop's own origin can read and send back. */
export function offerToken(request: MedusaRequest, response: MedusaResponse): void {
  if (cookieToken(request)) return
  const attributes = `Path=/; SameSite=Lax${isSecure(request) ? "; Secure" : ""}`
  response.append("Set-Cookie", `${XSRF_COOKIE}=${newToken()}; ${attributes}`)
}

/**
 * Whether a write may pass. A browser adds its cookies to a forged request but can't let the forger read them, so a
 * write with any cookie must repeat the token in its header. Without cookies there is nothing to abuse.
 */
export function mayWrite(request: MedusaRequest): boolean {
  if (!request.headers.cookie) return true
  const token = cookieToken(request)
  const repeated = request.get(XSRF_HEADER)
  return token !== undefined && repeated !== undefined && same(token, repeated)
}
