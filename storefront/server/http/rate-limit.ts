import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance } from "fastify"
import { refusalBody } from "./refusal.js"

/** Makes per-route limits possible; none holds where a route does not ask for it. */
export async function addRateLimits(app: FastifyInstance) {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (request, { statusCode }) => ({
      statusCode,
      ...refusalBody("too_many_requests", request.headers["accept-language"]),
    }),
  })
}

/** At most so many payment pages a minute from one address (one /64 network under IPv6). */
export const openingLimit = (perMinute: number) => ({ max: perMinute, timeWindow: "1 minute" })

/** At most so many messages to the merchant in ten minutes, alike. */
export const contactLimit = (perTenMinutes: number) => ({ max: perTenMinutes, timeWindow: "10 minutes" })

/** At most so many pages a minute that nobody had before: one person reads fewer, and pages that are known don't count. */
export const newPagesLimit = { max: 120, timeWindow: "1 minute" }
