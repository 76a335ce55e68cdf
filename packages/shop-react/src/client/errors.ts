/** The shop refused, or failed: `detail` is a sentence in the shopper's language, `code` a name to decide by. */
export class ShopApiError extends Error {
  override readonly name = "ShopApiError"

  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string | undefined,
  ) {
    super(detail ?? `The shop answered ${status}`)
  }
}

/** The shop could not be reached, or did not answer in time: nothing is known about what it did. */
export class ShopNetworkError extends Error {
  override readonly name = "ShopNetworkError"
}

/** Reads the shop's error shape; an answer from something else on the way (a proxy's HTML page) has no detail. */
export async function errorOf(response: Response): Promise<ShopApiError> {
  const body: unknown = await response.json().catch(() => null)
  const fields = typeof body === "object" && body !== null ? body : {}
  const detail = "detail" in fields && typeof fields.detail === "string" ? fields.detail : undefined
  const code = "code" in fields && typeof fields.code === "string" ? fields.code : "unknown"
  return new ShopApiError(response.status, code, detail)
}

/** The sentence to show for a failure, when the shop sent one. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ShopApiError ? error.detail : undefined
}

/** Whether there is nothing by the name that was asked for, or it can't even be one. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.status === 404 || error.status === 400)
