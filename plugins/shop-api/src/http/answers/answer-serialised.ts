import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { sendPieces } from "./send-pieces"
import type { Serialised, Streamed } from "./serialised"

/** Whether the reader has these bytes; a proxy that compressed them may have made the tag weak. */
function knows(request: MedusaRequest, etag: string): boolean {
  const tags = request.headers["if-none-match"]?.split(",") ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, "") === etag)
}

const JSON_TYPE = "application/json; charset=utf-8"

/** Sends bytes that are the same for everyone, or 304 to a reader who has them. */
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

/** The same, piece by piece as its reader takes it. */
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

/** Says who may keep an answer and what it is known by; sends 304 to a reader who has it. @returns whether one had it */
function isKnown(request: MedusaRequest, response: MedusaResponse, { etag }: { etag: string }): boolean {
  // A visitor's first answer brings a token of theirs along: no cache may give it to another.
  const audience = response.hasHeader("Set-Cookie") ? "private" : "public"
  response.setHeader("Cache-Control", `${audience}, max-age=0, must-revalidate`)
  response.setHeader("ETag", etag)
  const has = knows(request, etag)
  if (has) response.status(304).end()
  return has
}
