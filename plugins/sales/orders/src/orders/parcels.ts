import type { Order } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { divideGoods, isPartlySent, type ParcelGoods, type Units } from "../goods/divide"
import type { OrderRecord } from "../modules/order-status"

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

function summedUnits(parts: readonly (readonly Units[])[]): Units[] {
  const sums = new Map<string, number>()
  for (const { id, quantity } of parts.flat()) sums.set(id, (sums.get(id) ?? 0) + quantity)
  return [...sums].map(([id, quantity]) => ({ id, quantity }))
}

/** Returns the goods that are not sent yet, packed or not. */
export function unsentUnits(order: EngineOrder, { refunds }: Pick<OrderRecord, "refunds">): Units[] {
  const { packed, rest } = divideGoods(order, refunds)
  return summedUnits([...packed.map(({ items }) => items), rest])
}

const SENDING: readonly Order["status"][] = ["pending", "paid", "preparing"]

/** Returns whether a part of the order was sent and the rest follows. */
export const isPartlyShipped = (
  order: EngineOrder,
  status: Order["status"],
  { refunds }: Pick<OrderRecord, "refunds">,
): boolean => SENDING.includes(status) && isPartlySent(order, refunds)

export const waitingUnits = ({ items }: EngineOrder, status: Order["status"]): Units[] =>
  SENDING.includes(status)
    ? items.flatMap(({ id, waiting_quantity: quantity }) => (quantity > 0 ? [{ id, quantity }] : []))
    : []

export function parcelsOf(order: EngineOrder, { refunds }: Pick<OrderRecord, "refunds">): Order["parcels"] {
  const { sent, packed } = divideGoods(order, refunds)
  return [...sent, ...packed].map(({ parcel, items }: ParcelGoods) => ({
    id: parcel.id,
    items: named(order, items),
    shipped_at: iso(parcel.shipped_at),
    delivered_at: iso(parcel.delivered_at),
    tracking_number: parcel.labels[0]?.tracking_number || null,
    tracking_url: parcel.labels[0]?.tracking_url || null,
  }))
}

export const named = ({ items, gone_items }: EngineOrder, units: readonly Units[]) =>
  units.map(({ id, quantity }) => ({
    id,
    name: [...items, ...gone_items].find((line) => line.id === id)?.title ?? "",
    quantity,
  }))
