import { detailOf, ShopApiError, ShopNetworkError } from "@bon-perroquet/shop-react"

const OF_STATUS: Partial<Record<number, Reason>> = {
  400: "validation",
  401: "denied",
  403: "denied",
  404: "notFound",
  422: "validation",
}

/** What kind of failure it was, for one of which the shop said nothing: names a text of the catalogue "common". */
export type Reason = "network" | "server" | "denied" | "notFound" | "validation" | "unknown"

export function reasonOf(error: unknown): Reason {
  if (error instanceof ShopNetworkError) return "network"
  if (!(error instanceof ShopApiError)) return "unknown"
  return error.status >= 500 ? "server" : (OF_STATUS[error.status] ?? "unknown")
}

/** The shop's own sentence, else what kind of failure it was. @param t of the catalogue "common" */
export const failureText = (error: unknown, t: (key: `reason.${Reason}`) => string): string =>
  detailOf(error) ?? t(`reason.${reasonOf(error)}`)

/** A failure that the screen tells where it belongs: no message in passing tells it again. */
export class ToldInPlace extends Error {
  override readonly name = "ToldInPlace"
}
