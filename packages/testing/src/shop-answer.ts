import { errorSchema, type ApiError } from "@bon-perroquet/contract"

export interface ShopAnswer {
  status: number
  headers: Headers
  /** The parsed JSON, or the text where it is none. */
  body: unknown
}

export interface ShopRequest {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is, for what is no JSON. */
  raw?: string | Buffer
  headers?: Record<string, string>
}

/** Thrown by the typed calls for any answer but the expected one. */
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

  /** The refusal in the shop's one shape; fails when it has another. */
  get error(): ApiError {
    return errorSchema.parse(this.answer.body)
  }
}
