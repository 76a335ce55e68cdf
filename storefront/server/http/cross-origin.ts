import type { IncomingMessage, ServerResponse } from "node:http"
import cors from "cors"

/** Adds "Origin" to a Vary header. */
export const varyByOrigin = (vary: string | string[] | undefined): string =>
  [vary ?? [], "Origin"].flat().join(", ")

/**
 * Allows these origins to call `/api` (CORS) with a bearer token. No cookie crosses origins, so no XSRF token is
 * needed.
 */
export function allowOrigins(origins: readonly string[]) {
  const answer = cors({
    origin: [...origins],
    credentials: false,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    exposedHeaders: ["X-Total-Count", "Retry-After", "ETag", "Content-Disposition", "X-Request-Id"],
    // Two hours, Chromium's maximum.
    maxAge: 7_200,
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { origin } = request.headers
    const isApi = /^\/api([/?]|$)/.test(request.url ?? "")
    if (isApi && origin !== undefined && origins.includes(origin)) answer(request, response, next)
    else next()
  }
}
