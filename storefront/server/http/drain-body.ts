import type { IncomingMessage } from "node:http"

/** Bytes that are read and thrown away at most: a photo straight from a camera, several times over. */
const MAX_BYTES = 128 * 1024 * 1024

/**
 * Reads what a caller is still sending, and forgets it: most clients read an answer only once they have sent everything,
 * and would call a refusal a broken connection.
 */
export async function drainBody(body: IncomingMessage): Promise<void> {
  if (Number(body.headers["content-length"] ?? 0) > MAX_BYTES) return
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MAX_BYTES) return
    }
  } catch {
    // The caller left: there is nobody to answer.
  }
}
