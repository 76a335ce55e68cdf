import type { EngineOrder, OrderFulfillment } from "@bon-perroquet/medusa-sql"
import type { RefundRow } from "../modules/order-status"
import { withheldOf } from "./stock-changes"

type Order = Pick<EngineOrder, "items" | "fulfillments" | "returns" | "claims">
type Refunds = Parameters<typeof withheldOf>[1]

export interface Units {
  id: string
  quantity: number
}

export interface ParcelGoods {
  parcel: OrderFulfillment
  items: Units[]
}

/** Goods of an order by parcel. `packed` and `rest` exclude refunded units. */
export interface DividedGoods {
  /** Sent parcels, oldest first. */
  sent: ParcelGoods[]
  /** Packed but unsent parcels, oldest first. */
  packed: ParcelGoods[]
  /** Goods that are in no parcel. */
  rest: Units[]
}

export function unitsInParcel(
  { items }: Pick<EngineOrder, "items">,
  parcel: Pick<OrderFulfillment, "items">,
  lineId: string,
): number {
  const item = parcel.items.find(({ line_item_id }) => line_item_id === lineId)
  const line = items.find(({ id }) => id === lineId)
  const needed = line?.variant?.inventory_items?.find(
    ({ inventory_item_id }) => inventory_item_id === item?.inventory_item_id,
  )
  return (item?.quantity ?? 0) / (needed?.required_quantity ?? 1)
}

const isUnits = ({ quantity }: Units): boolean => quantity > 0

export const contentsOf = (order: Pick<EngineOrder, "items">, parcel: OrderFulfillment): Units[] =>
  order.items.map(({ id }) => ({ id, quantity: unitsInParcel(order, parcel, id) })).filter(isUnits)

/** Returns the parcels that are not cancelled, oldest first. */
const parcelsOf = ({ fulfillments }: Order): OrderFulfillment[] =>
  fulfillments
    .filter(({ canceled_at }) => !canceled_at)
    .sort((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))

export function divideGoods(order: Order, refunds: Refunds): DividedGoods {
  const parcels = parcelsOf(order)
  const sent = parcels
    .filter(({ shipped_at }) => shipped_at)
    .map((parcel) => ({ parcel, items: contentsOf(order, parcel) }))
  const unitsSent = (id: string) =>
    sent.reduce((sum, { items }) => sum + (items.find((item) => item.id === id)?.quantity ?? 0), 0)
  const left = new Map(
    order.items.map((line) => [
      line.id,
      Math.max(0, line.quantity - withheldOf(line, refunds) - unitsSent(line.id)),
    ]),
  )
  const take = ({ id, quantity }: Units): Units => {
    const units = Math.min(quantity, left.get(id) ?? 0)
    left.set(id, (left.get(id) ?? 0) - units)
    return { id, quantity: units }
  }
  const packed = parcels
    .filter(({ shipped_at }) => !shipped_at)
    .map((parcel) => ({ parcel, items: contentsOf(order, parcel).map(take).filter(isUnits) }))
  const rest = [...left].map(([id, quantity]) => ({ id, quantity })).filter(isUnits)
  return { sent, packed, rest }
}

/** Returns whether Medusa Admin replaced goods. The parcels of replacements are not parts of the order. */
export const hasReplacedGoods = ({ returns, claims }: Pick<EngineOrder, "returns" | "claims">): boolean =>
  claims.length > 0 || returns.some(({ claim_id, exchange_id }) => claim_id !== null || exchange_id !== null)

export function isPartlySent(order: Order, refunds: readonly RefundRow[]): boolean {
  if (hasReplacedGoods(order)) return false
  const { sent, packed, rest } = divideGoods(order, refunds)
  return sent.length > 0 && (rest.length > 0 || packed.some(({ items }) => items.length > 0))
}
