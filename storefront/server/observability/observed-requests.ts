import { countRequest, measureProcess } from "@bon-perroquet/observability/metrics"
import { methodOf } from "@bon-perroquet/observability/requests"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

const UNLOGGED = new Set(["/healthz", "/metrics"])

/** Groups of calls that the engine has answered. Visitors can invent others, and each would stay in memory. */
const answered = new Set<string>()
const MOST_GROUPS = 200

/** Returns the group of a call for metrics, for example /api/cart/*. For unknown URLs, returns "/api/*". */
const apiRoute = (url: string, status: number): string => {
  const [, name] = /^\/api\/([a-z-]{1,20})(?=[/?]|$)/.exec(url) ?? []
  if (name === undefined) return "/api/*"
  if (status < 400 && answered.size < MOST_GROUPS) answered.add(name)
  return answered.has(name) && status !== 404 ? `/api/${name}/*` : "/api/*"
}

const routeOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const pattern = request.routeOptions.url ?? "none"
  return pattern === "/api/*" ? apiRoute(request.url, reply.statusCode) : pattern
}

let isMeasuring = false

export function observeRequests(app: FastifyInstance) {
  if (!isMeasuring) measureProcess()
  isMeasuring = true
  app.addHook("onResponse", async (request, reply) => {
    const entry = {
      method: methodOf(request.method),
      route: routeOf(request, reply),
      status: reply.statusCode,
      duration_ms: Math.round(reply.elapsedTime * 1000) / 1000,
    }
    countRequest({ request_id: request.id, ...entry })
    if (!UNLOGGED.has(entry.route)) request.log.info(entry, "request")
  })
}
