import type { MedusaResponse } from "@medusajs/framework/http"
import { sendPieces } from "./send-pieces"

async function* jsonOf(first: IteratorResult<unknown[]>, pieces: AsyncIterator<unknown[]>) {
  let separator = "["
  for (let piece = first; !piece.done; piece = await pieces.next())
    if (piece.value.length) {
      yield separator + piece.value.map((row) => JSON.stringify(row)).join(",")
      separator = ","
    }
  yield separator === "[" ? "[]" : "]"
}

/**
 * Streams a list of any length: the next piece is read when the previous one was sent. An error before the
 * first piece gives a normal error answer.
 */
export async function answerList(
  response: MedusaResponse,
  pieces: AsyncGenerator<unknown[], void>,
): Promise<void> {
  const first = await pieces.next()
  response.vary("Accept-Language").status(200)
  response.setHeader("Cache-Control", "no-store")
  response.setHeader("Content-Type", "application/json; charset=utf-8")
  try {
    await sendPieces(response, jsonOf(first, pieces))
  } finally {
    await pieces.return()
  }
}
