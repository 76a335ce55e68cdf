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

/** An answer whose bytes are made when they are sent, for one that is large and known by its tag alone. */
export const serialisedWhenSent = (etag: string, make: () => Buffer): Serialised => ({
  etag,
  get body() {
    return make()
  },
})

const [OPEN, COMMA, CLOSE] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")]

/** A JSON list of what is serialised already. */
export function jsonList(items: readonly { json: Buffer }[]): Buffer {
  const parts = items.flatMap(({ json }, index) => [index === 0 ? OPEN : COMMA, json])
  return Buffer.concat([...(items.length ? parts : [OPEN]), CLOSE])
}

/** `make`, called once when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
