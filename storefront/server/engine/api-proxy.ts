import {
  addressIn,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  MAX_IMAGE_BYTES,
  MAX_IMPORT_BYTES,
  MAX_ZIP_BYTES,
  readAddress,
  WEBHOOKS,
} from "@bon-perroquet/contract"
import { CHANNEL_HEADER } from "@bon-perroquet/contract/channels/declared"
import { networkOf } from "@bon-perroquet/contract/network"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import type { Storefronts } from "./channels.js"
import type { Engine, EngineAnswer } from "./engine.js"
import { varyByOrigin } from "../http/cross-origin.js"
import { refuse } from "../http/refusal.js"
import { TooMany, Turns } from "../turns/turns.js"
import type { IncomingHttpHeaders } from "node:http"

/** Maximum bytes of a body. The edge reads the whole body first, so that slow clients do not occupy the engine. */
export const BODY_LIMIT = 1024 * 1024
const IMPORTS = "/api/admin/imports"
/**
 * Maximum bytes of administrators' uploads, by path, and a read that needs the same right. It needs no existing record:
 * the answer to a permitted caller may be 404.
 */
const LARGER_BODIES = {
  "/api/admin/upload-image": { bodyLimit: MAX_IMAGE_BYTES + 64 * 1024, sameRight: IMPORTS },
  [IMPORTS]: { bodyLimit: MAX_IMPORT_BYTES, sameRight: IMPORTS },
  [`${IMPORTS}/customers`]: { bodyLimit: MAX_IMPORT_BYTES, sameRight: `${IMPORTS}/customers` },
  [`${IMPORTS}/orders`]: { bodyLimit: MAX_IMPORT_BYTES, sameRight: `${IMPORTS}/orders` },
  [`${IMPORTS}/pictures`]: { bodyLimit: MAX_ZIP_BYTES, sameRight: `${IMPORTS}/pictures` },
}
const isRefused = (status: number): boolean => [401, 403, 429].includes(status) || status >= 500
const RETRY_AFTER = "5"

/**
 * Maximum concurrent and maximum waiting writes of one cart. Without a limit, they would block each other in the
 * engine.
 */
const WRITES_PER_CART = { atOnce: 2, waiting: 40 }
/** Maximum concurrent and maximum waiting writes of one IP address (one /64 network for IPv6). */
const WRITES_PER_ADDRESS = { atOnce: 24, waiting: 400 }
const OF_A_CART = /^\/api\/cart\/([^/]+)\//

/** Product feeds have short URLs outside /api. */
const FEEDS = "/feeds/"
/** Addresses outside /api at which assistants look for a shop, with the paths of the engine. */
const OF_ASSISTANTS: Readonly<Record<string, string>> = {
  "/mcp": "/api/agents/mcp",
  "/.well-known/ucp": "/api/agents/ucp",
  "/.well-known/acp.json": "/api/agents/acp",
  "/llms.txt": "/api/agents/llms.txt",
}

/** Product pages are also available as Markdown, at the address of the page with `.md`. */
const MARKDOWN_FILE = "^[A-Za-z0-9_-]+\\.md$"

/** Returns true for dot segments, double or backward slashes, or invalid escapes. */
function isCrooked(path: string): boolean {
  try {
    return /(^|[/\\])\.{1,2}([/\\]|$)|\/\/|\\|\0/.test(decodeURIComponent(path))
  } catch {
    return true
  }
}

/** @param limits rate limits by path */
export function proxyApi(
  app: FastifyInstance,
  { engine, storefronts }: { engine: Engine; storefronts: Storefronts },
  limits: Readonly<Record<string, object>>,
) {
  // Forwards bodies unparsed, because webhook signatures cover every byte.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_LIMIT }, (_request, body, done) =>
    done(null, body),
  )

  const ofCarts = new TurnsByKey(WRITES_PER_CART.atOnce, WRITES_PER_CART.waiting)
  const ofAddresses = new TurnsByKey(WRITES_PER_ADDRESS.atOnce, WRITES_PER_ADDRESS.waiting)
  /** Queues writes. Webhooks are exempt, because many come from one IP address. */
  const inTurn = <T>({ method, ip }: FastifyRequest, path: string, work: () => Promise<T>): Promise<T> => {
    if (method === "GET" || method === "HEAD" || WEBHOOKS.includes(path)) return work()
    const [, cart] = OF_A_CART.exec(path) ?? []
    const ofAddress = () => ofAddresses.take(networkOf(ip), work)
    // Decodes the cart's id, because differently escaped URLs can name the same cart.
    return cart === undefined ? ofAddress() : ofCarts.take(decodeURIComponent(cart), ofAddress)
  }

  const headersOf = (request: FastifyRequest, path: string): Headers => ({
    ...towardsEngine(request.headers),
    ...(isMarkdown(path) && { "accept-language": readAddress(path).language ?? DEFAULT_LANGUAGE }),
    "x-forwarded-for": request.ip,
    "x-forwarded-proto": request.protocol,
    "x-forwarded-host": request.host,
    "x-request-id": request.id,
    ...storefronts.of(request.headers.host).headers,
  })

  const sendAnswer = (request: FastifyRequest, reply: FastifyReply, answer: EngineAnswer) => {
    const headers = towardsCaller(answer.headers)
    // A signature covers the bytes of the engine's answer.
    if ("content-digest" in headers) request.headers["x-no-compression"] = "signed"
    reply.code(answer.status).headers({ ...headers, vary: varyByOrigin(headers.vary) })
    return reply.send(answer.body)
  }

  const noAnswer = (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (error instanceof TooMany)
      return refuse(request, reply.header("Retry-After", 1), 429, "too_many_requests")
    request.log.warn({ err: error }, "the engine did not respond")
    return refuse(request, reply.header("Retry-After", RETRY_AFTER), 503, "engine_unavailable")
  }

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ""] = request.url.split("?")
    if (isCrooked(path)) return refuse(request, reply, 400, "invalid_request")
    const disconnected = new AbortController()
    reply.raw.once("close", () => {
      if (!reply.raw.writableFinished) disconnected.abort()
    })
    try {
      const answer = await inTurn(request, path, () =>
        engine.ask({
          method: request.method,
          path: enginePath(request.url, path),
          headers: headersOf(request, path),
          body: Buffer.isBuffer(request.body) ? request.body : undefined,
          signal: disconnected.signal,
        }),
      )
      return await sendAnswer(request, reply, answer)
    } catch (error) {
      if (disconnected.signal.aborted) return reply.hijack()
      return noAnswer(request, reply, error)
    }
  }

  /** Lets the engine check the caller before the edge reads a large body, so that strangers cannot fill the memory. */
  const uploadersOnly = (sameRight: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    const headers = headersOf(request, sameRight)
    try {
      const answer = await engine.ask({ method: "GET", path: sameRight, headers })
      if (isRefused(answer.status)) return await sendAnswer(request, reply, answer)
      await answer.body.dump()
      return undefined
    } catch (error) {
      return noAnswer(request, reply, error)
    }
  }

  for (const [url, rateLimit] of Object.entries(limits))
    app.route({ method: "POST", url, config: { rateLimit }, handler: forward })
  for (const [url, { bodyLimit, sameRight }] of Object.entries(LARGER_BODIES))
    app.route({ method: "POST", url, bodyLimit, onRequest: uploadersOnly(sameRight), handler: forward })
  app.all("/api", forward)
  app.all("/api/*", forward)
  app.get(`${FEEDS}*`, forward)
  for (const url of Object.keys(OF_ASSISTANTS)) app.all(url, forward)
  for (const language of LANGUAGES) app.get(addressIn(language, `/products/:file(${MARKDOWN_FILE})`), forward)
}

const isMarkdown = (path: string): boolean => path.endsWith(".md")

/** @param path the URL without its query */
const enginePath = (url: string, path: string): string =>
  (OF_ASSISTANTS[path] ?? (isMarkdown(path) ? readAddress(path).path : path))
    .replace(/^\/feeds\//, "/api/feeds/")
    .replace(/^\/products\//, "/api/agents/products/") + url.slice(path.length)

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
const WRITTEN_BY_EDGE = new Set([
  "host",
  "content-length",
  "expect",
  "forwarded",
  "accept-encoding",
  CHANNEL_HEADER,
])

type Headers = Record<string, string | string[]>

/** Returns the hop-by-hop headers that the Connection header lists. */
function namedByConnection(connection: string | string[] | undefined): Set<string> {
  const names = Array.isArray(connection) ? connection.join(",") : (connection ?? "")
  return new Set(names.split(",").map((name) => name.trim().toLowerCase()))
}

function towardsEngine(headers: IncomingHttpHeaders): Headers {
  const named = namedByConnection(headers.connection)
  const forwarded: Headers = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || OF_THE_CONNECTION.has(name) || WRITTEN_BY_EDGE.has(name) || named.has(name))
      continue
    if (!name.startsWith("x-forwarded-")) forwarded[name] = value
  }
  return forwarded
}

function towardsCaller(headers: Record<string, string | string[] | undefined>): Headers {
  const named = namedByConnection(headers.connection)
  const returned: Headers = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !OF_THE_CONNECTION.has(name) && !named.has(name) && name !== "x-powered-by")
      returned[name] = value
  return returned
}

/** Limits concurrent work by key, with a queue for each key, so that one visitor does not delay others. */
class TurnsByKey {
  private readonly all = new Map<string, Turns>()

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws TooMany if the queue of the key is full */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turns = this.all.get(key) ?? new Turns(this.atOnce, this.mostWaiting)
    this.all.set(key, turns)
    try {
      return await turns.take(work)
    } finally {
      if (turns.isIdle) this.all.delete(key)
    }
  }
}
