import type { IncomingMessage, ServerResponse } from "node:http"
import cors from "cors"

/** The header that lists what the answer depends on, with the origin of the calling page. */
export const varyByOrigin = (vary: string | string[] | undefined): string =>
  [vary ?? [], "Origin"].flat().join(", ")

/**
 * Lets pages of these origins call `/api` from a browser (the Fetch standard's CORS). They sign in with a
 * bearer token: no cookie crosses the origins, so no XSRF token is needed. Preflights are answered here.
 */
export function allowOrigins(origins: readonly string[]) {
  const answer = cors({
    origin: [...origins],
    credentials: false,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    exposedHeaders: ["X-Total-Count", "Retry-After", "ETag", "Content-Disposition", "X-Request-Id"],
    // Two hours, the longest that Chromium keeps a preflight.
    maxAge: 7_200,
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { origin } = request.headers
    const isApi = /^\/api([/?]|$)/.test(request.url ?? "")
    if (isApi && origin !== undefined && origins.includes(origin)) answer(request, response, next)
    else next()
  }
}
