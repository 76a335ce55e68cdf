import { createHash } from "node:crypto"

/** A JSON answer that is the same for everyone: its bytes and the strong ETag of their content. */
export interface Serialised {
  body: Buffer
  etag: string
}

export function serialised(json: string): Serialised {
  const body = Buffer.from(json)
  return { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"` }
}

/** `make`, called once when first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
