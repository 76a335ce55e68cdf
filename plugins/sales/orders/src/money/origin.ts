import type { RefundOrigin } from "@bon-perroquet/contract"
import type { RefundRow } from "../modules/order-status"

/** Returns the key of a refund or dispute that was made at Stripe. */
export const keyOf = (origin: Exclude<RefundOrigin, "shop">, stripeId: string): string =>
  `${origin}:${stripeId}`

export const originOf = ({ key }: Pick<RefundRow, "key">): RefundOrigin =>
  key.startsWith("stripe:") ? "stripe" : key.startsWith("dispute:") ? "dispute" : "shop"
