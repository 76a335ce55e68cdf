import { ShopApiError } from "@bon-perroquet/shop-client"

/** The shop did not respond in time. The effect of the call is unknown. */
export class ShopNetworkError extends Error {
  override readonly name = "ShopNetworkError"
}

/** The shop opened a payment, but returned no address of a payment page. */
export class NoCheckoutUrlError extends Error {
  override readonly name = "NoCheckoutUrlError"
}

export function detailOf(error: unknown): string | undefined {
  return error instanceof ShopApiError ? error.detail : undefined
}

/** Returns whether a write was rejected, because the data changed after they were read. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ShopApiError && error.code === "changed_meanwhile"

export const isUnknown = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.status === 404 || error.status === 400)
