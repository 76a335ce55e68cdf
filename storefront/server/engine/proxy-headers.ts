import type { IncomingHttpHeaders } from "node:http"

/** Hop-by-hop headers (RFC 9110, 7.6.1), and headers that the edge sets. */
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

/** Returns further hop-by-hop headers named by Connection. */
function namedByConnection(connection: string | string[] | undefined): Set<string> {
  const names = Array.isArray(connection) ? connection.join(",") : (connection ?? "")
  return new Set(names.split(",").map((name) => name.trim().toLowerCase()))
}

/** Returns the caller's headers for the engine, without forged proxy headers. */
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

/** Returns the engine's headers for the caller. */
export function towardsCaller(headers: Record<string, string | string[] | undefined>): Headers {
  const named = namedByConnection(headers.connection)
  const kept: Headers = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OF_THE_CONNECTION.has(name) && !named.has(name) && name !== "x-powered-by")
      kept[name] = value
  return kept
}
