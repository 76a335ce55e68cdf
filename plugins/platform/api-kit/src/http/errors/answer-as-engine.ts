import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ZodError } from "zod"
import { languageOf } from "../language"
import { Refusal } from "../refusal"
import { mapError } from "./map-error"

/**
 * Sends a refusal in Medusa's format, with the shop's code and a message in the caller's language.
 * @returns false for any other error, which the caller must handle
 */
export function answerAsEngine(
  error: unknown,
  { headers }: Pick<MedusaRequest, "headers">,
  response: MedusaResponse,
): boolean {
  const refusal = error instanceof Refusal || error instanceof ZodError ? mapError(error) : undefined
  if (!refusal) return false
  const { detail, ...named } = refusal.in(languageOf(headers["accept-language"]))
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  response.vary("Accept-Language").status(refusal.status)
  response.json({ type: "not_allowed", message: detail, detail, ...named })
  return true
}

/** Runs a check before a Medusa call. If the check has answered, the request ends. */
export const beforeEngine =
  (check: (request: MedusaRequest, response: MedusaResponse) => void | Promise<void>) =>
  async (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): Promise<void> => {
    try {
      await check(request, response)
      if (!response.headersSent) next()
    } catch (error) {
      if (!answerAsEngine(error, request, response)) next(error)
    }
  }
