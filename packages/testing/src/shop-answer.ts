import { errorSchema, type ApiError } from "@bon-perroquet/contract"

export interface ShopAnswer {
  status: number
  headers: Headers
  /** Parsed JSON, or text. */
  body: unknown
}

export interface ShopRequest {
  json?: unknown
  /** Body that is sent unchanged, for example one that is not JSON. */
  raw?: string | Buffer
  headers?: Record<string, string>
}

/** Thrown by the typed calls for an unexpected response. */
export class ShopRefusal extends Error {
  constructor(
    readonly call: string,
    readonly answer: ShopAnswer,
  ) {
    super(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }

  get status(): number {
    return this.answer.status
  }

  /** The error in the response. Throws if its shape is not documented. */
  get error(): ApiError {
    return errorSchema.parse(this.answer.body)
  }
}
