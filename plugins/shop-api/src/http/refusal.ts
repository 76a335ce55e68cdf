import type { ApiError, Language } from "@bon-perroquet/contract"
import { message, type ErrorCode, type MessageParams } from "../messages"

/** A request that the shop says no to: a stable code, its HTTP status and a sentence in the caller's language. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    readonly params: MessageParams = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(code)
    this.name = "Refusal"
  }

  /** The body of the answer. */
  in(language: Language): ApiError {
    const { proof } = this.params
    return { detail: message(this.code, language, this.params), code: this.code, ...(proof && { proof }) }
  }
}

/** `throw refuse("out_of_stock", 400, { name })` anywhere below a route ends the request with that answer. */
export function refuse(
  code: ErrorCode,
  status: number,
  params?: MessageParams,
  headers?: Record<string, string>,
): Refusal {
  return new Refusal(code, status, params, headers)
}
