import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"

/**
 * Sends pieces of an answer at the client's speed. Stops if the client disconnects. Any other error breaks
 * the connection, so that the client doesn't take a partial answer for a complete one.
 */
export async function sendPieces(
  response: MedusaResponse,
  pieces: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): Promise<void> {
  try {
    await pipeline(Readable.from(pieces, { objectMode: true, highWaterMark: 1 }), response)
  } catch (error) {
    const hasLeft = error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"
    if (!hasLeft) throw error
  }
}
