import { createHash, timingSafeEqual } from "node:crypto"
import { collectDefaultMetrics, Histogram, Registry } from "prom-client"
import type { AnsweredRequest } from "../requests"

export { Counter, Gauge } from "prom-client"

/** All metrics: memory, event loop, requests, and those that other modules register. */
export const registry = new Registry()

const requests = new Histogram({
  name: "http_request_duration_seconds",
  help: "Requests answered, by the pattern of their route",
  labelNames: ["method", "route", "status"] as const,
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
})

export const measureProcess = (): void => {
  collectDefaultMetrics({ register: registry })
}

export function countRequest({ method, route, status, duration_ms }: AnsweredRequest): void {
  requests.observe({ method, route, status }, duration_ms / 1000)
}

const digest = (text: string) => createHash("sha256").update(text).digest()

/** Checks `Authorization: Bearer` with METRICS_TOKEN. Returns false if METRICS_TOKEN is not set. */
export function mayReadMetrics(authorization: unknown, token = process.env.METRICS_TOKEN): boolean {
  if (!token || typeof authorization !== "string") return false
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
