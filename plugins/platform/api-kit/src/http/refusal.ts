import type { ApiError, Language } from "@bon-perroquet/contract"
import { message, type ErrorCode, type MessageParams } from "../messages"

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

  in(language: Language): ApiError {
    const { proof } = this.params
    return { detail: message(this.code, language, this.params), code: this.code, ...(proof && { proof }) }
  }
}

/** Creates a refusal. If a route throws it, as in `throw refuse("out_of_stock", 400, { name })`, it is the answer. */
export function refuse(
  code: ErrorCode,
  status: number,
  params?: MessageParams,
  headers?: Record<string, string>,
): Refusal {
  return new Refusal(code, status, params, headers)
}
