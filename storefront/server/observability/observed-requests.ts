import { countRequest, measureProcess } from "@bon-perroquet/operations/metrics"
import { methodOf } from "@bon-perroquet/operations/requests"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"

/** Asked for all the time, and by machines. */
const UNLOGGED = new Set(["/healthz", "/metrics"])

/** The kind of call, /api/cart/*; the engine's own metrics tell it exactly. An address that is none has no name. */
const apiRoute = (url: string, status: number): string => {
  const [, name] = /^\/api\/([a-z-]{1,20})(?=[/?]|$)/.exec(url) ?? []
  return name !== undefined && status !== 404 ? `/api/${name}/*` : "/api/*"
}

const routeOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const pattern = request.routeOptions.url ?? "none"
  return pattern === "/api/*" ? apiRoute(request.url, reply.statusCode) : pattern
}

let isMeasuring = false

/** Measures and logs every request that passes the framework. */
export function observeRequests(app: FastifyInstance) {
  if (!isMeasuring) measureProcess()
  isMeasuring = true
  app.addHook("onResponse", async (request, reply) => {
    const told = {
      method: methodOf(request.method),
      route: routeOf(request, reply),
      status: reply.statusCode,
      duration_ms: Math.round(reply.elapsedTime * 1000) / 1000,
    }
    countRequest({ request_id: request.id, ...told })
    // The request's own logger knows its id.
    if (!UNLOGGED.has(told.route)) request.log.info(told, "request")
  })
}
