import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import type { RefundRow, StockState } from "../modules/order-status"

/**
 * Returns whether the goods of a cancelled order are in stock again. With `kept`, sent goods stay with the
 * customer.
 */
export const isBack = (goods: StockState): boolean => goods === "returned" || goods === "kept"

type Line = Pick<
  OrderItem,
  "id" | "quantity" | "paid" | "fulfilled_quantity" | "return_received_quantity" | "written_off_quantity"
>
type RefundStock = Pick<RefundRow, "state" | "failed_at" | "restock" | "sent" | "parts" | "settled">

const sumOf = (parts: readonly { id: string; quantity: number }[], lineId: string): number =>
  parts.reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0)

/** Returns whether the payment method has made or accepted the refund. */
const isMade = ({ state, failed_at }: RefundStock): boolean =>
  state === "made" || state === "waiting" || state === "done" || (state === "undoing" && !failed_at)

const hasFailed = ({ state, failed_at }: RefundStock): boolean =>
  state === "failed" || (state === "undoing" && failed_at !== null)

/** Returns the units whose stock Medusa Admin's returns and claims have moved. */
const returnedOf = ({ return_received_quantity, written_off_quantity }: Line): number =>
  return_received_quantity + written_off_quantity

/** Returns the paid units of a line that edits removed. A refund of the line covers these units before all others. */
const editedOut = ({ quantity, paid }: Line): number => Math.max(0, (paid?.quantity ?? 0) - quantity)

/**
 * Returns the units that are refunded before dispatch, or whose refund is in progress. They must not be
 * packed.
 */
export function withheldOf(line: Line, rows: readonly RefundStock[]): number {
  const named = rows
    .filter((row) => row.restock !== null && !row.sent && (isMade(row) || row.state === "pending"))
    .reduce((sum, { parts }) => sum + sumOf(parts?.items ?? [], line.id), 0)
  return Math.max(0, named - editedOut(line))
}

export const removedUnitsOf = (line: Pick<Line, "id">, rows: readonly Pick<RefundRow, "settled">[]): number =>
  rows.reduce((sum, { settled }) => sum + sumOf(settled ?? [], line.id), 0)

const packedAmong = ({ quantity, fulfilled_quantity }: Line, removedUnits: number): number =>
  Math.max(0, Math.min(removedUnits, fulfilled_quantity + removedUnits - quantity))

export const unpackedOf = (line: Line, removedUnits: number): number =>
  Math.max(0, line.quantity - line.fulfilled_quantity - removedUnits)

/** `kept`: units that remain with the customer. `packed`: units in parcels, without returned and refunded ones. */
export function unitsAtCustomer(line: Line, removedUnits: number): { kept: number; packed: number } {
  const returned = returnedOf(line)
  return {
    kept: Math.max(0, line.quantity - returned - removedUnits),
    packed: Math.max(0, line.fulfilled_quantity - returned - packedAmong(line, removedUnits)),
  }
}

export function hasLeft({ items, fulfillments }: EngineOrder, rows: readonly RefundStock[]): boolean {
  const parcels = fulfillments.filter(({ canceled_at }) => !canceled_at)
  const isOnItsWay = parcels.length > 0 && parcels.every(({ shipped_at }) => shipped_at)
  return isOnItsWay && items.every((line) => unpackedOf(line, removedUnitsOf(line, rows)) === 0)
}

/** Change of a line by a refund. Positive `units` leave the order, negative ones return to it. */
export interface StockChange<Row> {
  row: Row
  line: OrderItem
  units: number
  packed: number
}

/**
 * Returns the stock changes of refunds that are not recorded yet. Returned goods count once. A failed refund
 * puts goods back into an unsent parcel.
 */
export function stockChanges<Row extends RefundStock>(
  order: EngineOrder,
  rows: readonly Row[],
): StockChange<Row>[] {
  const isGone = hasLeft(order, rows)
  return order.items.flatMap((line) => {
    let edited = editedOut(line)
    let returned = returnedOf(line)
    let moved = removedUnitsOf(line, rows)
    const changes: StockChange<Row>[] = []
    for (const row of rows) {
      if (row.restock === null) continue
      const before = sumOf(row.settled ?? [], line.id)
      let requested = isMade(row)
        ? sumOf(row.parts?.items ?? [], line.id)
        : hasFailed(row) && isGone
          ? before
          : 0
      const byEdit = Math.min(requested, edited)
      edited -= byEdit
      requested -= byEdit
      const byReturn = row.sent ? Math.min(requested, returned) : 0
      returned -= byReturn
      requested -= byReturn
      const units = requested - before
      if (units === 0) continue
      const packed = packedAmong(line, moved + units) - packedAmong(line, moved)
      moved += units
      changes.push({ row, line, units, packed })
    }
    return changes
  })
}

/** Returns the units that are restocked, or a negative number of units that are taken from stock. */
export function shelvedBy(
  { row, units, packed }: StockChange<Pick<RefundRow, "restock">>,
  isCancelled: boolean,
): number {
  // The cancellation has already restocked all units.
  if (isCancelled) return row.restock ? 0 : 0 - units
  return row.restock ? packed : packed - units
}
