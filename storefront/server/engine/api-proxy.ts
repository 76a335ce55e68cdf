import { MAX_IMAGE_BYTES, MAX_IMPORT_BYTES, MAX_ZIP_BYTES, WEBHOOKS } from "@bon-perroquet/contract"
import { networkOf } from "@bon-perroquet/contract/network"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Engine } from "./engine.js"
import { towardsCaller, towardsEngine } from "./proxy-headers.js"
import { refuse } from "../http/refusal.js"
import { TurnsByKey } from "../turns/turns-by-key.js"
import { TooMany } from "../turns/turns.js"

/** Largest body of a call, in bytes. Bodies are taken in whole first: a slow client keeps the edge busy, not the engine. */
export const BODY_LIMIT = 1024 * 1024
/** What an administrator sends may be larger: a picture with its form around it, a file of prices, a ZIP of pictures. In bytes, by path. */
const LARGER_BODIES = {
  "/api/admin/upload-image": MAX_IMAGE_BYTES + 64 * 1024,
  "/api/admin/imports": MAX_IMPORT_BYTES,
  "/api/admin/imports/pictures": MAX_ZIP_BYTES,
}
/** Seconds after which a client may try again when the engine is away. */
const RETRY_AFTER = "5"

/**
 * Writes of one cart that are on their way to the engine, and that wait: there they would wait for one another, each on a
 * connection that somebody else needs.
 */
const WRITES_PER_CART = { atOnce: 2, waiting: 40 }
/** The same for one address (one /64 network under IPv6), whatever it writes. */
const WRITES_PER_ADDRESS = { atOnce: 24, waiting: 400 }
const OF_A_CART = /^\/api\/cart\/([^/]+)\//

/** Files for those who list the shop's goods elsewhere: short to copy, and the engine's calls. */
const FEEDS = "/feeds/"

/** A path that would mean another one elsewhere: dot segments, doubled or backward slashes, broken escapes. */
function isCrooked(path: string): boolean {
  try {
    return /(^|[/\\])\.{1,2}([/\\]|$)|\/\/|\\|\0/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/**
 * Passes /api on to the engine, with the feeds that are part of it, and nothing else of it.
 * @param limits how often one address may post, by path
 */
export function proxyApi(app: FastifyInstance, engine: Engine, limits: Readonly<Record<string, object>>) {
  // The engine parses, and a webhook's signature covers every byte: bodies pass through as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  const ofCarts = new TurnsByKey(WRITES_PER_CART.atOnce, WRITES_PER_CART.waiting)
  const ofAddresses = new TurnsByKey(WRITES_PER_ADDRESS.atOnce, WRITES_PER_ADDRESS.waiting)
  /** A provider's messages come from one address, as many as there are. */
  const inTurn = <T>({ method, ip }: FastifyRequest, path: string, work: () => Promise<T>): Promise<T> => {
    if (method === "GET" || method === "HEAD" || WEBHOOKS.includes(path)) return work()
    const [, cart] = OF_A_CART.exec(path) ?? []
    const ofAddress = () => ofAddresses.take(networkOf(ip), work)
    // An escaped letter makes no other cart in the engine.
    return cart === undefined ? ofAddress() : ofCarts.take(decodeURIComponent(cart), ofAddress)
  }

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?")
    if (isCrooked(path)) return refuse(request, reply, 400, "invalid_request")
    const gone = new AbortController()
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    try {
      const answer = await inTurn(request, path, () =>
        engine.ask({
          method: request.method,
          path: request.url.startsWith(FEEDS) ? `/api${request.url}` : request.url,
          headers: {
            ...towardsEngine(request.headers),
            "x-forwarded-for": request.ip,
            "x-forwarded-proto": request.protocol,
            "x-forwarded-host": request.host,
            "x-request-id": request.id,
          },
          body: Buffer.isBuffer(request.body) ? request.body : undefined,
          signal: gone.signal,
        }),
      )
      return await reply.code(answer.status).headers(towardsCaller(answer.headers)).send(answer.body)
    } catch (error) {
      if (gone.signal.aborted) return reply.hijack()
      if (error instanceof TooMany)
        return refuse(request, reply.header("Retry-After", 1), 429, "too_many_requests")
      request.log.warn({ err: error }, "the engine did not answer")
      return refuse(request, reply.header("Retry-After", RETRY_AFTER), 503, "engine_unavailable")
    }
  }

  for (const [url, rateLimit] of Object.entries(limits))
    app.route({ method: "POST", url, config: { rateLimit }, handler: forward })
  for (const [url, bodyLimit] of Object.entries(LARGER_BODIES))
    app.route({ method: "POST", url, bodyLimit, handler: forward })
  app.all("/api", forward)
  app.all("/api/*", forward)
  app.get(`${FEEDS}*`, forward)
}
