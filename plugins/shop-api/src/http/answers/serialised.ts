import { createHash } from "node:crypto"

/** A JSON answer that is the same for everyone: its bytes and the strong ETag of their content. */
export interface Serialised {
  readonly body: Buffer
  readonly etag: string
}

export function serialised(json: string | Buffer): Serialised {
  const body = Buffer.isBuffer(json) ? json : Buffer.from(json)
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` }
}

/** A JSON answer that is known by its tag before its bytes are made: piece by piece, as they are sent. */
export interface Streamed {
  readonly etag: string
  /** Bytes of all of it. */
  readonly length: number
  readonly pieces: () => Iterable<Buffer>
}

const [OPEN, COMMA, CLOSE] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")]
/** Bytes that are sent at once. */
const PIECE = 256 * 1024

type Item = {
  json: Buffer
  /** In bytes. */
  jsonLength: number
}

/** A JSON list of what is serialised already. */
export const jsonList = (items: readonly Item[]): Buffer => Buffer.concat([...jsonPieces(items)])

/** The same of any length, without making it. */
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

/** `make`, called once when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
