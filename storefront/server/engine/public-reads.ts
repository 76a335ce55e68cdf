import type { IncomingMessage, ServerResponse } from "node:http"
import { pipeline } from "node:stream"
import { REQUEST_ID_HEADER, requestIdOf } from "@bon-perroquet/observability/requests"
import {
  EngineRefused,
  publicReadOf,
  TooLarge,
  type CachedRead,
  type CatalogueCache,
} from "./catalogue-cache.js"
import { CHOSEN_CHANNEL_HEADER } from "@bon-perroquet/contract/channels/declared"
import type { Storefronts } from "./channels.js"
import { plainOf, type Variant } from "./compressed.js"
import { varyByOrigin } from "../http/cross-origin.js"
import { acceptedEncoding, type Encoding } from "../http/encoding.js"
import { languageOf } from "../http/language.js"
import { refusalBody } from "../http/refusal.js"

import { BARE_HEADERS, STRICT_TRANSPORT } from "../http/security-headers.js"
import { newXsrfCookie } from "../http/xsrf-cookie.js"

const PUBLIC = "public, max-age=0, must-revalidate"
/** Cache-Control of a response with a cookie. */
const PRIVATE = "private, max-age=0, must-revalidate"

/** Answers public reads without Fastify, because nine of ten requests are public reads. */
export class PublicReads {
  private readonly fixedHeaders: Record<string, string> = {
    "Content-Type": "application/json; charset=utf-8",
    ...BARE_HEADERS,
    "Cross-Origin-Resource-Policy": "same-origin",
  }
  /** Headers as flat lists, which Node.js sends fastest. */
  private readonly ready = new WeakMap<Variant, readonly string[]>()

  constructor(
    private readonly cache: CatalogueCache,
    private readonly storefronts: Storefronts,
  ) {}

  private get isHttps() {
    return this.storefronts.main.url.protocol === "https:"
  }

  /** @param otherwise handles other requests, large responses and errors of the engine */
  answer(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void {
    const { url = "", method, headers } = request
    const isRead = (method === "GET" || method === "HEAD") && headers[CHOSEN_CHANNEL_HEADER] === undefined
    const requested = isRead
      ? publicReadOf(url, () => languageOf(headers["accept-language"]), this.storefronts.of(headers.host))
      : undefined
    if (!requested || this.cache.isTooLarge(requested)) return otherwise()
    const read = this.cache.fresh(requested)
    if (read) return this.write(read, request, response)
    this.cache.refresh(requested).then(
      (fetched) => this.write(fetched, request, response),
      (error: unknown) =>
        isRefusal(error) || error instanceof TooLarge ? otherwise() : this.fail(error, request, response),
    )
  }

  private write(read: CachedRead, request: IncomingMessage, response: ServerResponse) {
    const { headers } = request
    const encoding = acceptedEncoding(headers["accept-encoding"], read.variants)
    const variant = read.variants.get(encoding)
    if (!variant) {
      this.fail(new EngineRefused(500), request, response)
      return
    }
    const { isHttps } = this
    const answer = [...this.headersOf(variant, read)]
    if (isHttps) answer.push("Strict-Transport-Security", STRICT_TRANSPORT)
    const cookie = newXsrfCookie(headers.cookie, isHttps)
    if (cookie) answer.push("Set-Cookie", cookie, "Cache-Control", PRIVATE)
    else answer.push("Cache-Control", PUBLIC)
    answer.push("X-Request-Id", requestIdOf(headers[REQUEST_ID_HEADER]))
    if (isKnown(headers["if-none-match"], read.variants)) {
      response.writeHead(304, answer).end()
      return
    }
    if (encoding !== "identity") answer.push("Content-Encoding", encoding)
    answer.push("Content-Length", String(variant.length))
    response.writeHead(200, answer)
    if (request.method === "HEAD") response.end()
    else if (variant.body) response.end(variant.body)
    // Ignores aborted downloads.
    else pipeline(plainOf(read.variants), response, () => {})
  }

  private headersOf(variant: Variant, read: CachedRead): readonly string[] {
    const cached = this.ready.get(variant)
    if (cached) return cached
    const headers = Object.entries({
      ...this.fixedHeaders,
      ...read.headers,
      Vary: varyByOrigin(read.headers.Vary),
      ETag: variant.etag,
    }).flat()
    this.ready.set(variant, headers)
    return headers
  }

  private fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    const body = JSON.stringify(refusalBody("engine_unavailable", request.headers["accept-language"]))
    response.writeHead(503, {
      ...this.fixedHeaders,
      ...(this.isHttps && { "Strict-Transport-Security": STRICT_TRANSPORT }),
      Vary: "Accept-Encoding",
      "Retry-After": error instanceof EngineRefused ? 1 : 5,
      "Cache-Control": "no-store",
      "Content-Length": Buffer.byteLength(body),
    })
    response.end(request.method === "HEAD" ? undefined : body)
  }
}

const isRefusal = (error: unknown) =>
  error instanceof EngineRefused && error.status >= 400 && error.status < 500

/** Returns whether the client already has the content, in any encoding. */
function isKnown(
  ifNoneMatch: string | undefined,
  variants: ReadonlyMap<Encoding, { etag: string }>,
): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === "*") return true
  for (const { etag } of variants.values()) if (ifNoneMatch.includes(etag)) return true
  return false
}
