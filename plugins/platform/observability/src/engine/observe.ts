import { subscribe } from "node:diagnostics_channel"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { countRequest, measureProcess } from "../metrics"
import { methodOf, REQUEST_ID_HEADER, requestIdOf, withoutFarIndex } from "../requests"
import { setSecurityHeaders } from "./security-headers"

interface Exchange {
  request: IncomingMessage & { route?: { path?: unknown } }
  response: ServerResponse
  server: Server
}

const UNLOGGED = new Set(["/health", "/metrics"])

const startedAt = new WeakMap<IncomingMessage, number>()

let life: "starting" | "serving" | "ending" = "starting"

/**
 * Milliseconds until an idle connection is closed, longer than at the edge. With Node's 5 s a request could arrive
 * while the engine closes the connection, and a purchase would fail.
 */
const KEEP_CONNECTION_MS = 75_000

/** Runs at the first request, because a process that stops earlier has no requests to finish. */
function serve(server: Server): void {
  server.keepAliveTimeout = KEEP_CONNECTION_MS
  life = "serving"
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => (life = "ending"))
}

/**
 * Runs before Medusa parses a request. Assigns its id (returned as X-Request-Id), limits list indices in the query, and
 * sets security headers.
 */
function begin(message: unknown): void {
  const { request, response, server } = message as Exchange
  startedAt.set(request, performance.now())
  const id = requestIdOf(request.headers[REQUEST_ID_HEADER])
  request.headers[REQUEST_ID_HEADER] = id
  response.setHeader("X-Request-Id", id)
  if (request.url) request.url = withoutFarIndex(request.url)
  setSecurityHeaders(request, response)
  if (life === "starting") serve(server)
  // Medusa stops only when all connections are closed.
  if (life === "ending") response.setHeader("Connection", "close")
}

function finish(message: unknown): void {
  const { request, response } = message as Exchange
  const began = startedAt.get(request)
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

/** Logs a request in the format of Medusa's other lines. Medusa's line would contain addresses and session ids. */
function log(answered: object): void {
  const line = { level: "info", message: "request", ...answered, timestamp: new Date().toISOString() }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

let isObserving = false

export function observeRequests(): void {
  if (isObserving) return
  isObserving = true
  measureProcess()
  subscribe("http.server.request.start", begin)
  subscribe("http.server.response.finish", finish)
}
