import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { countRequest, measureProcess } from "../metrics"
import { methodOf, REQUEST_ID_HEADER, requestIdOf } from "../requests"
import { withoutFarIndex } from "../requests/far-index"
import { setSecurityHeaders } from "./security-headers"

interface Exchange {
  request: IncomingMessage & { route?: { path?: unknown } }
  response: ServerResponse
  server: Server
}

/** Asked for all the time, and by machines. */
const UNLOGGED = new Set(["/health", "/metrics"])

const begun = new WeakMap<IncomingMessage, number>()

let life: "starting" | "serving" | "ending" = "starting"

/**
 * How long the engine keeps a connection that nobody uses, in ms: much longer than the edge does. With Node's 5 s a busy edge sends
 * a request on a connection that the engine ends in the same moment, and a purchase fails.
 */
const KEEP_CONNECTION_MS = 75_000

/** From the first request on: a process that is asked to end while it still loads has nothing to finish. */
function serve(server: Server): void {
  server.keepAliveTimeout = KEEP_CONNECTION_MS
  life = "serving"
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => (life = "ending"))
}

/** Before anything of the engine sees a request, it has an id, which its answer tells, and a query that is soon read. */
function begin(message: unknown): void {
  const { request, response, server } = message as Exchange
  begun.set(request, performance.now())
  const id = requestIdOf(request.headers[REQUEST_ID_HEADER])
  request.headers[REQUEST_ID_HEADER] = id
  response.setHeader("X-Request-Id", id)
  if (request.url) request.url = withoutFarIndex(request.url)
  setSecurityHeaders(request, response)
  if (life === "starting") serve(server)
  // Medusa ends when no connection is in use; callers that keep theirs, as the edge does, never let it come to that.
  if (life === "ending") response.setHeader("Connection", "close")
}

function finish(message: unknown): void {
  const { request, response } = message as Exchange
  const began = begun.get(request)
  if (began === undefined) return
  const route = typeof request.route?.path === "string" ? request.route.path : "none"
  const answered = {
    request_id: String(request.headers[REQUEST_ID_HEADER]),
    method: methodOf(request.method),
    route,
    status: response.statusCode,
    duration_ms: Math.round((performance.now() - began) * 1000) / 1000,
  }
  countRequest(answered)
  if (!UNLOGGED.has(route)) log(answered)
}

/** In the shape of the engine's other lines. The engine's own line for a request tells addresses and session ids. */
function log(answered: object): void {
  const line = { level: "info", message: "request", ...answered, timestamp: new Date().toISOString() }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

let isObserving = false

/** Measures and logs every request that this process answers from now on. */
export function observeRequests(): void {
  if (isObserving) return
  isObserving = true
  measureProcess()
  subscribe("http.server.request.start", begin)
  subscribe("http.server.response.finish", finish)
}
