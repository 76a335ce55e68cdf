import rateLimit from "@fastify/rate-limit"
import type { FastifyInstance } from "fastify"
import { refusalBody } from "./refusal.js"

export async function addRateLimits(app: FastifyInstance) {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (request, { statusCode }) => ({
      statusCode,
      ...refusalBody("too_many_requests", request.headers["accept-language"]),
    }),
  })
}

/** Limits payment pages per IP address (one /64 network for IPv6). */
export const openingLimit = (perMinute: number) => ({ max: perMinute, timeWindow: "1 minute" })

export const contactLimit = (perTenMinutes: number) => ({ max: perTenMinutes, timeWindow: "10 minutes" })

/** Limits renderings of uncached pages per IP address. */
export const newPagesLimit = { max: 120, timeWindow: "1 minute" }
