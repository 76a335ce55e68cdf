import { inspect } from "node:util"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mapError } from "./map-error"
import { languageOf } from "../language"
import { refuse, type Refusal } from "../refusal"

export function unexpected(container: MedusaContainer, failed: string, error: unknown): Refusal {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  // Medusa's workflows throw plain objects instead of errors.
  const cause =
    error instanceof Error ? error : new Error(inspect(error, { depth: 4, breakLength: Infinity }))
  logger.error(failed, cause)
  return refuse("unexpected", 500)
}

/**
 * Ends the request with the contract's error format. Internal errors are logged and answered without details.
 */
export function answerError(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const failed = `${request.method} ${request.path} failed (request ${request.requestId})`
  const refusal = mapError(error) ?? unexpected(request.scope, failed, error)
  if (response.headersSent) {
    // Destroys a chunked answer, because a normal end would make it look complete.
    response.destroy()
    return
  }
  response.vary("Accept-Language")
  response.setHeader("Cache-Control", "no-store")
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  response.status(refusal.status).json(refusal.in(languageOf(request.headers["accept-language"])))
}
