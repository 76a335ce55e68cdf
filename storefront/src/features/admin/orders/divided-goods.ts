import type { AdminOrder, OrderParcel } from "@bon-perroquet/contract"

export type Packed = AdminOrder["to_pack"][number]

/** Goods of one parcel. `parcel` is null if they are not packed yet. */
export interface DividedGoods {
  parcel: OrderParcel | null
  lines: Packed[]
}

const unitsOf = ({ items }: OrderParcel, lineId: string): number =>
  items.find(({ id }) => id === lineId)?.quantity ?? 0

const unsentOf = ({ parcels }: AdminOrder): OrderParcel[] => parcels.filter(({ shipped_at }) => !shipped_at)

export function unpackedOf(order: AdminOrder): Packed[] {
  const packed = unsentOf(order)
  return order.to_pack.flatMap((line) => {
    const quantity = packed.reduce((left, parcel) => left - unitsOf(parcel, line.id), line.quantity)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Returns the units of a line that are not in stock. */
export const waitingOf = ({ waiting }: AdminOrder, lineId: string): number =>
  waiting.find(({ id }) => id === lineId)?.quantity ?? 0

const inStock = (order: AdminOrder, lines: readonly Packed[]): Packed[] =>
  lines.flatMap((line) => {
    const quantity = line.quantity - waitingOf(order, line.id)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })

/** Returns the goods in stock that must still be sent: one entry per packed parcel, and one for unpacked goods. */
export function dividedGoods(order: AdminOrder): DividedGoods[] {
  const [first = null, ...others] = unsentOf(order)
  const rest = inStock(order, unpackedOf(order))
  const isWhole = !first || (!others.length && !rest.length)
  if (isWhole || order.status === "shipped" || order.status === "delivered")
    return [{ parcel: first, lines: inStock(order, order.to_pack) }]
  const parcels = [first, ...others].map((parcel) => ({
    parcel,
    lines: order.to_pack.flatMap((line) => {
      const quantity = unitsOf(parcel, line.id)
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
  }))
  return rest.length ? [...parcels, { parcel: null, lines: rest }] : parcels
}

export const nextTracking = (order: AdminOrder): string | null =>
  order.partly_shipped || order.parcels.length > 1
    ? (unsentOf(order).find(({ tracking_number }) => tracking_number)?.tracking_number ?? null)
    : order.delivery.tracking_number
