import { networkOf } from "@bon-perroquet/contract/network"
import type { IncomingHttpHeaders } from "node:http"
import { isIP } from "node:net"

/** Loopback, private and link-local networks: where the shop's own edge stands. */
const NEAR = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^::1$|^f[cd]|^fe80:/i

/** What a request tells of where it comes from. */
export interface FromSomewhere {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string }
}

/**
 * Where a request comes from, for counting. The edge drops what a caller claims and writes X-Forwarded-For itself; the
 * header is believed from a near network only, so that nobody at the engine's own port can choose an address.
 */
export function callerAddress(request: FromSomewhere): string {
  const peer = request.socket.remoteAddress ?? ""
  const stated = request.headers["x-forwarded-for"]
  const last = (Array.isArray(stated) ? stated.at(-1) : stated)?.split(",").at(-1)?.trim() ?? ""
  return networkOf(NEAR.test(peer) && isIP(last) ? last : peer)
}
