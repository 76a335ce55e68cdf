import type { RefundOrigin } from "@bon-perroquet/contract"
import type { RefundRow } from "../modules/order-status"

/** Returns the key of an external refund. Stripe's id makes it unique. */
export const keyOf = (origin: Exclude<RefundOrigin, "shop">, stripeId: string): string =>
  `${origin}:${stripeId}`

export const originOf = ({ key }: Pick<RefundRow, "key">): RefundOrigin =>
  key.startsWith("stripe:") ? "stripe" : key.startsWith("dispute:") ? "dispute" : "shop"
