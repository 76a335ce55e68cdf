import { DEFAULT_LANGUAGE, type ImportReading } from "@bon-perroquet/contract"
import type { ImportRow } from "../../modules/product-import"
import { headingsWithSamples, openTable, textOf, unknownNames } from "../reading"
import { orderHeadings } from "./headings"
import { orderIn, type OrderCells, type ReadOrder } from "./order"

interface ReadFile extends Pick<ImportRow, "unknown_columns"> {
  orders: ReadOrder[]
  reading: NonNullable<ImportRow["reading"]>
}

const REQUIRED = ["number", "email", "placed_at", "total"] as const

/** Parses a file of past orders. Without the required columns, it returns a question instead of orders. @throws 422 */
export async function readOrders(bytes: Buffer, requested: Partial<ImportReading>): Promise<ReadFile> {
  const { columns = {}, count_orders = false } = requested
  const { names, filled, encoding, detected_encoding } = await openTable(bytes, requested.encoding)
  const found = orderHeadings(names, columns)
  const isEnough = REQUIRED.every((column) => found.includes(column))
  const byNumber = new Map<string, { line: number; cells: OrderCells }[]>()
  for (const { line, record } of isEnough ? filled : []) {
    const cells: OrderCells = Object.fromEntries(
      found.flatMap((column, index) => (column ? [[column, textOf(record[index] ?? "")]] : [])),
    )
    // A row without a number is an error of its own.
    const key = cells.number || `line ${line}`
    byNumber.set(key, [...(byNumber.get(key) ?? []), { line, cells }])
  }
  return {
    orders: [...byNumber.values()].map(orderIn),
    unknown_columns: unknownNames(names, found, columns),
    reading: {
      ...{ encoding, detected_encoding, layout: null, columns, count_orders },
      language: requested.language ?? DEFAULT_LANGUAGE,
      ...{ weight_unit: null, prices_include_vat: null, fetch_pictures: false, create_categories: false },
      headings: headingsWithSamples(names, found, filled),
      questions: isEnough ? [] : [{ code: "columns", samples: [] }],
    },
  }
}
