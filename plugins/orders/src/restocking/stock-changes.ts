import type { EngineOrder, OrderItem } from "@bon-perroquet/engine-tables"
import type { RefundRow } from "../modules/order-status"

type Line = Pick<
  OrderItem,
  | "id"
  | "quantity"
  | "most_quantity"
  | "fulfilled_quantity"
  | "return_received_quantity"
  | "written_off_quantity"
>
type RefundStock = Pick<RefundRow, "state" | "failed_at" | "restock" | "sent" | "parts" | "settled">

const sumOf = (parts: readonly { id: string; quantity: number }[], lineId: string): number =>
  parts.reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0)

/** Whether the customer's money went back, or the method said that it will. */
const isMade = ({ state, failed_at }: RefundStock): boolean =>
  state === "made" || state === "waiting" || state === "done" || (state === "undoing" && !failed_at)

const hasFailed = ({ state, failed_at }: RefundStock): boolean =>
  state === "failed" || (state === "undoing" && failed_at !== null)

/** What returns and claims of Medusa Admin have counted already. */
const returnedOf = ({ return_received_quantity, written_off_quantity }: Line): number =>
  return_received_quantity + written_off_quantity

/** What an edit took out of a line: given back with it. */
const editedOut = ({ quantity, most_quantity }: Line): number => Math.max(0, most_quantity - quantity)

/** How many of a line are not to be packed: they were given back, or are just being, before the parcel left. */
export function withheldOf(line: Line, rows: readonly RefundStock[]): number {
  const named = rows
    .filter((row) => row.restock !== null && !row.sent && (isMade(row) || row.state === "pending"))
    .reduce((sum, { parts }) => sum + sumOf(parts?.items ?? [], line.id), 0)
  return Math.max(0, named - editedOut(line))
}

/** How many of a line are no longer the order's in the books of stock. */
export const settledOf = (line: Pick<Line, "id">, rows: readonly Pick<RefundRow, "settled">[]): number =>
  rows.reduce((sum, { settled }) => sum + sumOf(settled ?? [], line.id), 0)

/** Of so many that are no longer the order's, how many stand in a parcel all the same: they were packed before. */
const packedAmong = ({ quantity, fulfilled_quantity }: Line, settled: number): number =>
  Math.max(0, Math.min(settled, fulfilled_quantity + settled - quantity))

/** How many of a line are still to be packed. */
export const unpackedOf = (line: Line, settled: number): number =>
  Math.max(0, line.quantity - line.fulfilled_quantity - settled)

/** How many of a line are still the order's, and how many of these are off the shelf. */
export function standingOf(line: Line, settled: number): { wanted: number; packed: number } {
  const returned = returnedOf(line)
  return {
    wanted: Math.max(0, line.quantity - returned - settled),
    packed: Math.max(0, line.fulfilled_quantity - returned - packedAmong(line, settled)),
  }
}

/** Whether everything that is to be sent has left. */
export function hasLeft({ items, fulfillments }: EngineOrder, rows: readonly RefundStock[]): boolean {
  const isOnItsWay = fulfillments.some(({ shipped_at, canceled_at }) => shipped_at && !canceled_at)
  return isOnItsWay && items.every((line) => unpackedOf(line, settledOf(line, rows)) === 0)
}

/** One refund's change to a line: so many are no longer the order's, or are again when below zero. */
export interface StockChange<Row> {
  row: Row
  line: OrderItem
  units: number
  /** Of these, how many stand in a parcel. */
  packed: number
}

/**
 * What the books of stock do not say yet of the goods that refunds name. Goods that came back by a return are not
 * counted again, and a refund that failed gives its goods back to the parcel, unless it has left without them.
 */
export function stockChanges<Row extends RefundStock>(
  order: EngineOrder,
  rows: readonly Row[],
): StockChange<Row>[] {
  const isGone = hasLeft(order, rows)
  return order.items.flatMap((line) => {
    let edited = editedOut(line)
    let returned = returnedOf(line)
    let settled = settledOf(line, rows)
    const changes: StockChange<Row>[] = []
    for (const row of rows) {
      if (row.restock === null) continue
      const before = sumOf(row.settled ?? [], line.id)
      let wanted = isMade(row)
        ? sumOf(row.parts?.items ?? [], line.id)
        : hasFailed(row) && isGone
          ? before
          : 0
      const byEdit = Math.min(wanted, edited)
      edited -= byEdit
      wanted -= byEdit
      const byReturn = row.sent ? Math.min(wanted, returned) : 0
      returned -= byReturn
      wanted -= byReturn
      const units = wanted - before
      if (units === 0) continue
      const packed = packedAmong(line, settled + units) - packedAmong(line, settled)
      settled += units
      changes.push({ row, line, units, packed })
    }
    return changes
  })
}

/** How many units of stock a change puts on the shelf; takes off it when below zero. */
export function shelvedBy(
  { row, units, packed }: StockChange<Pick<RefundRow, "restock">>,
  isCancelled: boolean,
): number {
  // A cancellation has put on the shelf all that was not written off.
  if (isCancelled) return row.restock ? 0 : 0 - units
  return row.restock ? packed : packed - units
}
