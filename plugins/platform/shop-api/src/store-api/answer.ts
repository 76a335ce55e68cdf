import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { languageOf, type Refusal } from "@bon-perroquet/api-kit/http"
import { mapError } from "@bon-perroquet/api-kit/http"
import { mapCheckoutError } from "../payments/map-checkout-error"

const TYPES: Record<number, string> = {
  400: MedusaError.Types.INVALID_DATA,
  403: MedusaError.Types.FORBIDDEN,
  404: MedusaError.Types.NOT_FOUND,
  409: MedusaError.Types.CONFLICT,
}

/** Returns the language of the SDK's locale header, otherwise of Accept-Language. */
export const requestLanguage = ({ headers }: Pick<MedusaRequest, "headers">) =>
  languageOf([headers["x-medusa-locale"]].flat()[0] ?? headers["accept-language"])

/** Returns the shop's refusal for an error, or undefined for Medusa's and internal errors. */
export function refusalOf(error: unknown): Refusal | undefined {
  try {
    mapCheckoutError(error)
  } catch (mapped) {
    return mapError(mapped)
  }
}

/** Formats a refusal like a Medusa error, with the shop's `code`, `message` and wrong fields. */
export function engineError(refusal: Refusal, request: Pick<MedusaRequest, "headers">) {
  const { code, detail: message, errors } = refusal.in(requestLanguage(request))
  const type = TYPES[refusal.status] ?? MedusaError.Types.UNEXPECTED_STATE
  return { type, code, message, ...(errors && { errors }) }
}

export function answerRefusal(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  for (const [name, value] of Object.entries(refusal.headers)) response.setHeader(name, value)
  response.status(refusal.status).json(engineError(refusal, request))
}

/** Wraps a call, so that refusals have Medusa's error format. */
export const storeCall =
  (answer: (request: MedusaRequest) => Promise<unknown>) =>
  async (request: MedusaRequest, response: MedusaResponse): Promise<void> => {
    try {
      response.status(200).json(await answer(request))
    } catch (error) {
      answerRefusal(error, request, response)
    }
  }
