import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const READS = ["GET", "HEAD", "OPTIONS"]

/** Who may call the engine from a browser: its own pages, and the origins of its settings for CORS. */
function isOwn(request: MedusaRequest, origin: string): boolean {
  if (URL.canParse(origin) && new URL(origin).host === request.headers.host) return true
  const { http } = request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return [http.adminCors, http.authCors, http.storeCors].some((list) => list.split(",").includes(origin))
}

/**
 * Whether a write may come from where it comes from. A form of another site sends the session's cookie along, and needs
 * no leave of CORS; a browser says from where it is sent. What is no browser says nothing, and is nobody's form.
 */
export function isOwnWrite(request: MedusaRequest): boolean {
  const { cookie, origin, "sec-fetch-site": site } = request.headers
  if (READS.includes(request.method) || !cookie) return true
  if (origin !== undefined) return isOwn(request, origin)
  return site === undefined || site === "same-origin" || site === "none"
}

/** For the engine's own calls, which have no token against forged writes. */
export function ownOriginOnly(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (isOwnWrite(request)) next()
  else response.status(403).json({ type: "not_allowed", message: "This write came from another site." })
}
