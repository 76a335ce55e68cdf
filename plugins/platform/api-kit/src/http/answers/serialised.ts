import { createHash } from "node:crypto"

/** A JSON answer that is the same for everyone, with the strong ETag of its content. */
export interface Serialised {
  readonly body: Buffer
  readonly etag: string
}

export function serialised(json: string | Buffer): Serialised {
  const body = Buffer.isBuffer(json) ? json : Buffer.from(json)
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` }
}

/** A JSON answer whose ETag is known before its bytes are created. */
export interface Streamed {
  readonly etag: string
  readonly length: number
  readonly pieces: () => Iterable<Buffer>
}

const [OPEN, COMMA, CLOSE] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")]
/** Bytes per piece of an answer that is sent in pieces. */
const PIECE = 256 * 1024

type Item = {
  json: Buffer
  jsonLength: number
}

export const jsonList = (items: readonly Item[]): Buffer => Buffer.concat([...jsonPieces(items)])

export const streamedList = (etag: string, items: readonly Item[]): Streamed => ({
  etag,
  length: items.reduce(
    (sum, { jsonLength }) => sum + jsonLength,
    OPEN.length + CLOSE.length + COMMA.length * Math.max(0, items.length - 1),
  ),
  pieces: () => jsonPieces(items),
})

function* jsonPieces(items: readonly Item[]): Generator<Buffer> {
  let parts: Buffer[] = [OPEN]
  let bytes = 0
  for (const [index, { json }] of items.entries()) {
    if (index > 0) parts.push(COMMA)
    parts.push(json)
    bytes += json.length
    if (bytes < PIECE) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  yield Buffer.concat([...parts, CLOSE])
}

export function once<T>(make: () => T): () => T {
  let created: { value: T } | undefined
  return () => (created ??= { value: make() }).value
}
