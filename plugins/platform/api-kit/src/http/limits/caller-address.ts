import { networkOf } from "@bon-perroquet/contract/network"
import type { IncomingHttpHeaders } from "node:http"
import { isIP } from "node:net"

/** Loopback, private and link-local networks. The shop's edge runs in one of them. */
const NEAR = /^(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|^::1$|^f[cd]|^fe80:/i

export interface FromSomewhere {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string }
}

/**
 * Returns the client's IP address for rate limits. The edge overwrites X-Forwarded-For. The header is only trusted from
 * a loopback, private or link-local network, so that a direct caller of the engine's port can't choose an address.
 */
export function callerAddress(request: FromSomewhere): string {
  const peer = request.socket.remoteAddress ?? ""
  const stated = request.headers["x-forwarded-for"]
  const last = (Array.isArray(stated) ? stated.at(-1) : stated)?.split(",").at(-1)?.trim() ?? ""
  return networkOf(NEAR.test(peer) && isIP(last) ? last : peer)
}
