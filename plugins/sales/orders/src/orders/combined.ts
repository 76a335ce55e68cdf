import type { AdminOrder } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"

/** Returns the numbers of the other orders in the same parcel. */
export function togetherWith({ fulfillments, custom_display_id }: EngineOrder): string[] {
  const together = fulfillments.filter(({ canceled_at }) => !canceled_at).at(-1)?.metadata?.["together"]
  return Array.isArray(together)
    ? together.filter(
        (number): number is string => typeof number === "string" && number !== custom_display_id,
      )
    : []
}

const destinationOf = ({ email, shipping_address, delivery: { code, carrier, point } }: AdminOrder): string =>
  JSON.stringify([email.toLowerCase(), shipping_address, code, carrier.code, point?.id ?? null])

/** Returns whether the order can share a parcel: not sent, undivided and without a label. */
export const canShareParcel = ({ status, parcels, delivery, to_pack }: AdminOrder): boolean =>
  (status === "paid" || status === "preparing") &&
  parcels.length < 2 &&
  delivery.tracking_number === null &&
  to_pack.length > 0

export const isCombinable = (one: AdminOrder, other: AdminOrder): boolean =>
  one.order_number !== other.order_number &&
  one.shipping_address !== null &&
  destinationOf(one) === destinationOf(other) &&
  ((canShareParcel(one) && canShareParcel(other)) || one.together.includes(other.order_number))
