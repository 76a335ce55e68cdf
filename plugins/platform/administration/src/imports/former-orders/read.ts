import type { ImportReading } from "@bon-perroquet/contract"
import type { ImportRow } from "../../modules/product-import"
import { readFlat, type Reading } from "../reading"
import { ORDER_HEADINGS } from "./headings"
import { orderIn, type OrderCells, type ReadOrder } from "./order"

interface ReadFile extends Pick<ImportRow, "unknown_columns"> {
  orders: ReadOrder[]
  reading: Reading
}

/** Parses a file of past orders. Without the required columns, it returns a question instead of orders. @throws 422 */
export async function readOrders(bytes: Buffer, requested: Partial<ImportReading>): Promise<ReadFile> {
  const { rows, unknown_columns, reading } = await readFlat(bytes, requested, ORDER_HEADINGS)
  const byNumber = new Map<string, { line: number; cells: OrderCells }[]>()
  for (const { line, cells } of rows) {
    // A row without an order number is a separate order with an error.
    const key = cells.number || `line ${line}`
    const others = byNumber.get(key)
    if (others) others.push({ line, cells })
    else byNumber.set(key, [{ line, cells }])
  }
  return {
    orders: [...byNumber.values()].map(orderIn),
    unknown_columns,
    reading: { ...reading, count_orders: requested.count_orders ?? false },
  }
}
