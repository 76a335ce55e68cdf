import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { languageOf, type Refusal } from "../http"
import { mapError } from "../http/errors/map-error"
import { mapCheckoutError } from "../payments/map-checkout-error"

/** The engine's word for what a status of ours means. */
const TYPES: Record<number, string> = {
  400: MedusaError.Types.INVALID_DATA,
  403: MedusaError.Types.FORBIDDEN,
  404: MedusaError.Types.NOT_FOUND,
  409: MedusaError.Types.CONFLICT,
}

/** The language of a client of the Store API: the locale that its SDK sends, else what its browser likes. */
export const requestLanguage = ({ headers }: Pick<MedusaRequest, "headers">) =>
  languageOf([headers["x-medusa-locale"]].flat()[0] ?? headers["accept-language"])

/** What the shop says no to, however it was said; undefined for the engine's own errors and for defects. */
export function refusalOf(error: unknown): Refusal | undefined {
  try {
    mapCheckoutError(error)
  } catch (mapped) {
    return mapError(mapped)
  }
}

/** A refusal in the engine's shape: `code` is the shop's, `message` its sentence. */
export function engineError(refusal: Refusal, request: Pick<MedusaRequest, "headers">) {
  const { code, detail: message } = refusal.in(requestLanguage(request))
  return { type: TYPES[refusal.status] ?? MedusaError.Types.UNEXPECTED_STATE, code, message }
}

/** Ends a request of the Store API with a refusal. @throws what is none, for the engine to answer */
export function answerRefusal(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  response.status(refusal.status).json(engineError(refusal, request))
}

/** A handler of the Store API of what it answers; what the shop refuses has the engine's shape. */
export const storeCall =
  (answer: (request: MedusaRequest) => Promise<unknown>) =>
  async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    try {
      response.status(200).json(await answer(request))
    } catch (error) {
      answerRefusal(error, request, response)
    }
  }
