import { tokenOf } from "./request-tokens.js"

/** Rejected or failed call. `detail` is a sentence in the caller's language, `code` is stable. */
export class ShopApiError extends Error {
  override readonly name = "ShopApiError"

  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string | undefined,
    /** Seconds to wait before a retry. */
    readonly retryAfter?: number,
    /** Token that the request sent. The caller may have a newer one when the response arrives. */
    readonly token?: string,
  ) {
    super(detail ?? `The shop answered ${status}`)
  }
}

export interface Answered<T> {
  data?: T
  error?: unknown
  response: Response
}

/** Returns the body of a successful response. @throws ShopApiError for a rejection */
export const answerOf = async <T>(call: Promise<Answered<T>>): Promise<T> =>
  (await answerAndHeaders(call)).answer

/** Returns the body and the headers of a successful response. The headers contain for example the length of a list. */
export async function answerAndHeaders<T>(
  call: Promise<Answered<T>>,
): Promise<{ answer: T; headers: Headers }> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return { answer: data, headers: response.headers }
  throw errorOf(response, error)
}

function errorOf(response: Response, body: unknown): ShopApiError {
  const { status, headers } = response
  const { detail, code } = isRecord(body) ? body : {}
  const wait = Number.parseInt(headers.get("Retry-After") ?? "", 10)
  return new ShopApiError(
    status,
    typeof code === "string" ? code : "unknown",
    typeof detail === "string" ? detail : undefined,
    Number.isNaN(wait) ? undefined : wait,
    tokenOf(response),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null
