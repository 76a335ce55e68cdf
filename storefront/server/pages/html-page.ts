import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { FastifyReply, FastifyRequest } from "fastify"
import { acceptedEncoding, type Encoding } from "../http/encoding.js"

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface HtmlPage {
  bodies: ReadonlyMap<Encoding, Buffer>
  etag: string
}

export async function htmlPage(html: string): Promise<HtmlPage> {
  const content = Buffer.from(html)
  const [br, gz] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    compressGzip(content, { level: 6 }),
  ])
  const bodies = new Map<Encoding, Buffer>([
    ["br", br],
    ["gzip", gz],
    ["identity", content],
  ])
  return { bodies, etag: createHash("sha256").update(content).digest("base64url").slice(0, 27) }
}

/** Vary header for URLs that do not name a language. */
export const VARY_BY_VISITOR = "Accept-Encoding, Accept-Language, Cookie"

/**
 * Sends a page. If it sets a cookie, shared caches must not store it.
 * @param variant distinguishes responses that differ only in their headers, which browsers keep with a 304
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: HtmlPage,
  { status, variant = "" }: { status: number; variant?: string },
) {
  const encoding = acceptedEncoding(request.headers["accept-encoding"], page.bodies)
  const etag = `"${page.etag}-${encoding}${variant && `-${variant}`}"`
  reply
    .header("Cache-Control", reply.hasHeader("Set-Cookie") ? "private, no-cache" : "no-cache")
    .header("Vary", reply.getHeader("Vary") ?? "Accept-Encoding")
    .header("ETag", etag)
  if (status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send()
  if (encoding !== "identity") reply.header("Content-Encoding", encoding)
  return reply.code(status).type("text/html; charset=utf-8").send(page.bodies.get(encoding))
}
