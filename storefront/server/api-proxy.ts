import { MAX_IMAGE_BYTES, MAX_IMPORT_BYTES } from "@bon-perroquet/contract"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Engine } from "./engine.js"
import { towardsCaller, towardsEngine } from "./proxy-headers.js"
import { refuse } from "./refusal.js"

/** Largest body of a call, in bytes. Bodies are taken in whole first: a slow client keeps the edge busy, not the engine. */
export const BODY_LIMIT = 1024 * 1024
/** What an administrator sends may be larger: a picture with its form around it, a file of prices. In bytes, by path. */
const LARGER_BODIES = {
  "/api/admin/upload-image": MAX_IMAGE_BYTES + 64 * 1024,
  "/api/admin/imports": MAX_IMPORT_BYTES,
}
/** Seconds after which a client may try again when the engine is away. */
const RETRY_AFTER = "5"

/** A path that would mean another one elsewhere: dot segments, doubled or backward slashes, broken escapes. */
function isCrooked(path: string): boolean {
  try {
    return /(^|[/\\])\.{1,2}([/\\]|$)|\/\/|\\|\0/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/**
 * Passes /api on to the engine, and nothing else of it.
 * @param limits how often one address may post, by path
 */
export function proxyApi(app: FastifyInstance, engine: Engine, limits: Readonly<Record<string, object>>) {
  // The engine parses, and a webhook's signature covers every byte: bodies pass through as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?")
    if (isCrooked(path)) return refuse(request, reply, 400, "invalid_request")
    const gone = new AbortController()
    reply.raw.once("close", () => gone.abort())
    try {
      const answer = await engine.ask({
        method: request.method,
        path: request.url,
        headers: {
          ...towardsEngine(request.headers),
          "x-forwarded-for": request.ip,
          "x-forwarded-proto": request.protocol,
          "x-forwarded-host": request.host,
          "x-request-id": request.id,
        },
        body: Buffer.isBuffer(request.body) ? request.body : undefined,
        signal: gone.signal,
      })
      return await reply.code(answer.status).headers(towardsCaller(answer.headers)).send(answer.body)
    } catch (error) {
      if (gone.signal.aborted) return reply.hijack()
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
}
