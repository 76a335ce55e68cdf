import { ShopApiError } from "@bon-perroquet/shop-client"

/** The shop could not be reached, or did not answer in time: nothing is known about what it did. */
export class ShopNetworkError extends Error {
  override readonly name = "ShopNetworkError"
}

/** The shop opened a payment, and did not say where it is paid. */
export class NoCheckoutUrlError extends Error {
  override readonly name = "NoCheckoutUrlError"
}

/** The sentence to show for a failure, when the shop sent one. */
export function detailOf(error: unknown): string | undefined {
  return error instanceof ShopApiError ? error.detail : undefined
}

/** Whether the shop saved nothing, because it is not what was read any more. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ShopApiError && error.code === "changed_meanwhile"

/** Whether there is nothing by the name that was asked for, or it can't even be one. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.status === 404 || error.status === 400)
