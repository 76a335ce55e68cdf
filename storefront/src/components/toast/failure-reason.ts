import { detailOf, ShopApiError, ShopNetworkError } from "@bon-perroquet/shop-react"

const OF_STATUS: Partial<Record<number, Reason>> = {
  400: "validation",
  401: "denied",
  403: "denied",
  404: "notFound",
  422: "validation",
}

/** Key of a text in the namespace "common". */
export type Reason = "network" | "server" | "denied" | "notFound" | "validation" | "unknown"

export function reasonOf(error: unknown): Reason {
  if (error instanceof ShopNetworkError) return "network"
  if (!(error instanceof ShopApiError)) return "unknown"
  return error.status >= 500 ? "server" : (OF_STATUS[error.status] ?? "unknown")
}

/** Returns the shop's message, otherwise a text for the kind of failure. @param t translations of "common" */
export const failureText = (error: unknown, t: (key: `reason.${Reason}`) => string): string =>
  detailOf(error) ?? t(`reason.${reasonOf(error)}`)

/** Error that the screen itself shows, so that no toast is needed. */
export class ShownInPlaceError extends Error {
  override readonly name = "ShownInPlaceError"
}
