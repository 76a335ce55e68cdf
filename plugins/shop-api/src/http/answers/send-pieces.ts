import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"

/**
 * Sends pieces of an answer as its reader takes them: the next is made when the one before is on its way. A reader who leaves before the
 * end wanted no more; what fails otherwise breaks the connection, so that nobody takes half an answer for a whole one.
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
