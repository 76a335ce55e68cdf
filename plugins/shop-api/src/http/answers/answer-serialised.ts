import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Serialised } from "./serialised"

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
  // A visitor's first answer brings a token of theirs along: no cache may give it to another.
  const audience = response.hasHeader("Set-Cookie") ? "private" : "public"
  response.setHeader("Cache-Control", `${audience}, max-age=0, must-revalidate`)
  response.setHeader("ETag", answer.etag)
  if (knows(request, answer.etag)) {
    response.status(304).end()
    return
  }
  response.setHeader("Content-Type", type)
  response.status(200).send(answer.body)
}
