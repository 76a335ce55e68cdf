import { inspect } from "node:util"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mapError } from "./map-error"
import { languageOf } from "../language"
import { refuse } from "../refusal"

/** Ends the request with the contract's error shape; a defect of ours is logged and answered without its details. */
export function answerError(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  let refusal = mapError(error)
  if (!refusal) {
    const logger = request.scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `${request.method} ${request.path} failed (request ${request.requestId})`,
      // The engine's workflows throw plain objects.
      error instanceof Error ? error : new Error(inspect(error, { depth: 4, breakLength: Infinity })),
    )
    refusal = refuse("unexpected", 500)
  }
  if (response.headersSent) {
    // A chunked answer that ends is a whole one to its reader.
    response.destroy()
    return
  }
  response.vary("Accept-Language")
  response.setHeader("Cache-Control", "no-store")
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  response.status(refusal.status).json(refusal.in(languageOf(request.headers["accept-language"])))
}
