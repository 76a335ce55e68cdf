import type { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"

const KINDS = {
  csv: "text/csv; charset=utf-8",
  zip: "application/zip",
  xml: "application/xml; charset=utf-8",
} as const
type Kind = keyof typeof KINDS

/** Streams a file. If generation fails, the connection breaks off, so that no partial file looks complete. */
export async function sendFile(
  response: MedusaResponse,
  name: `${string}.${Kind}`,
  content: Readable,
): Promise<void> {
  const kind = KINDS[name.slice(-3) as Kind]
  response.setHeader("Content-Type", kind)
  response.setHeader("Content-Disposition", `attachment; filename="${name}"`)
  // The answer is not cached, because it contains personal data.
  response.setHeader("Cache-Control", "private, no-store")
  response.status(200)
  try {
    await pipeline(content, response)
  } catch (error) {
    // The client disconnected.
    if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error
  }
}
