import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { mapError } from "../http/errors/map-error"
import { languageOf } from "../http/language"

/** The engine's own shape of an error, with the shop's code and the sentence in the caller's language. */
export function answerAsEngine(
  error: unknown,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const refusal = mapError(error)
  if (!refusal) return next(error)
  const { code, detail } = refusal.in(languageOf(request.headers["accept-language"]))
  response.vary("Accept-Language").status(refusal.status)
  response.json({ type: "not_allowed", message: detail, detail, code })
}
