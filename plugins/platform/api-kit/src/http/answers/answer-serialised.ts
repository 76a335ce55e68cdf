import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPieces } from "./send-pieces"
import type { Serialised, Streamed } from "./serialised"

/** Returns whether the client has this version. A proxy that compressed the answer may have made the tag weak. */
function knows(request: MedusaRequest, etag: string): boolean {
  const tags = request.headers["if-none-match"]?.split(",") ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, "") === etag)
}

const JSON_TYPE = "application/json; charset=utf-8"

/** Sends bytes that are the same for everyone, or 304 if the client has them. */
export function answerSerialised(
  request: MedusaRequest,
  response: MedusaResponse,
  answer: Serialised,
  type = JSON_TYPE,
): void {
  if (isKnown(request, response, answer)) return
  response.setHeader("Content-Type", type)
  response.status(200).send(answer.body)
}

/** Sends a large answer in pieces, or 304 if the client has it. It is the same for everyone. */
export async function answerStreamed(
  request: MedusaRequest,
  response: MedusaResponse,
  answer: Streamed,
): Promise<void> {
  if (isKnown(request, response, answer)) return
  response.setHeader("Content-Type", JSON_TYPE)
  response.setHeader("Content-Length", answer.length)
  response.status(200)
  if (request.method === "HEAD") response.end()
  else await sendPieces(response, answer.pieces())
}

/** Sets the caching headers. Sends 304 and returns true if the client has the answer. */
function isKnown(request: MedusaRequest, response: MedusaResponse, { etag }: { etag: string }): boolean {
  // A visitor's first answer sets their cookie, so shared caches must not store it.
  const audience = response.hasHeader("Set-Cookie") ? "private" : "public"
  response.setHeader("Cache-Control", `${audience}, max-age=0, must-revalidate`)
  response.setHeader("ETag", etag)
  const has = knows(request, etag)
  if (has) response.status(304).end()
  return has
}
