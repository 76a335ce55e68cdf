import type { IncomingMessage } from "node:http"

/** Maximum bytes that are read and discarded. */
const MAX_BYTES = 128 * 1024 * 1024

/** Discards the rest of a request body, because most clients read a response only after they sent everything. */
export async function drainBody(body: IncomingMessage): Promise<void> {
  if (Number(body.headers["content-length"] ?? 0) > MAX_BYTES) return
  let size = 0
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > MAX_BYTES) return
    }
  } catch {
    // The client disconnected.
  }
}
