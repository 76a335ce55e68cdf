import { ShopApiError } from "@bon-perroquet/shop-client"

/** The shop did not respond in time. The effect of the call is unknown. */
export class ShopNetworkError extends Error {
  override readonly name = "ShopNetworkError"
}

/** The shop opened a payment without an address to pay at. */
export class NoCheckoutUrlError extends Error {
  override readonly name = "NoCheckoutUrlError"
}

/** Returns the sentence of a rejection, if there is one. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ShopApiError ? error.detail : undefined
}

/** Returns true if the shop rejected a write because the data changed. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ShopApiError && error.code === "changed_meanwhile"

/** Returns true if the requested thing does not exist. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.status === 404 || error.status === 400)
