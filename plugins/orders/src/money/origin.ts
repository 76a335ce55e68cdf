import type { RefundOrigin } from "@bon-perroquet/contract"
import type { RefundRow } from "../modules/order-status"

/** The key of a refund that the shop did not ask for; Stripe's id of it makes it one row. */
export const keyOf = (origin: Exclude<RefundOrigin, "shop">, stripeId: string): string =>
  `${origin}:${stripeId}`

export const originOf = ({ key }: Pick<RefundRow, "key">): RefundOrigin =>
  key.startsWith("stripe:") ? "stripe" : key.startsWith("dispute:") ? "dispute" : "shop"
