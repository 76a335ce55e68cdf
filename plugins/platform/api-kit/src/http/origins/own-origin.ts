import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { shopOrigins } from "./origins"

const READS = ["GET", "HEAD", "OPTIONS"]

/** Checks that an origin is the request's host, one of the shop's, or in Medusa's CORS settings. */
function isOwn(request: MedusaRequest, origin: string): boolean {
  if (URL.canParse(origin) && new URL(origin).host === request.headers.host) return true
  if (shopOrigins(request.scope).includes(origin)) return true
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return [http.adminCors, http.authCors, http.storeCors].some((list) => list.split(",").includes(origin))
}

/**
 * Checks that a write doesn't come from a form of another site. Such a form sends the session cookie and
 * isn't limited by CORS. A browser sends Origin or Sec-Fetch-Site. Other clients may send neither, and
 * can't be abused like this.
 */
export function isOwnWrite(request: MedusaRequest): boolean {
  const { cookie, origin, "sec-fetch-site": site } = request.headers
  if (READS.includes(request.method) || !cookie) return true
  if (origin !== undefined) return isOwn(request, origin)
  return site === undefined || site === "same-origin" || site === "none"
}

/** Rejects cross-site writes to Medusa's calls, which have no XSRF token. */
export function ownOriginOnly(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (isOwnWrite(request)) next()
  else response.status(403).json({ type: "not_allowed", message: "This write came from another site." })
}
