import type { IncomingHttpHeaders } from "node:http"

/** Headers that belong to one connection (RFC 9110, 7.6.1), and those the edge writes itself. */
const OF_THE_CONNECTION = new Set([
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
])
const WRITTEN_BY_EDGE = new Set(["host", "content-length", "expect", "forwarded", "accept-encoding"])

type Headers = Record<string, string | string[]>

/** What else the Connection header names is of this connection only. */
function namedByConnection(connection: string | string[] | undefined): Set<string> {
  const names = Array.isArray(connection) ? connection.join(",") : (connection ?? "")
  return new Set(names.split(",").map((name) => name.trim().toLowerCase()))
}

/** The caller's headers as the engine may see them; what claims to come from a proxy is not believed. */
export function towardsEngine(headers: IncomingHttpHeaders): Headers {
  const named = namedByConnection(headers.connection)
  const kept: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || OF_THE_CONNECTION.has(name) || WRITTEN_BY_EDGE.has(name) || named.has(name))
      continue
    if (!name.startsWith("x-forwarded-")) kept[name] = value
  }
  return kept
}

/** The engine's headers as the caller may see them. */
export function towardsCaller(headers: Record<string, string | string[] | undefined>): Headers {
  const named = namedByConnection(headers.connection)
  const kept: Headers = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OF_THE_CONNECTION.has(name) && !named.has(name) && name !== "x-powered-by")
      kept[name] = value
  return kept
}
