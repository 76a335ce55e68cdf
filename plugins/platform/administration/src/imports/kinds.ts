import type { ImportKindName, ImportReading } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { CheckedLine, ImportRow } from "../modules/product-import"
import { checkLines } from "./check"
import { checkCustomers } from "./customers/check"
import { readCustomers } from "./customers/read"
import { undoCustomers } from "./customers/undo"
import { checkOrders, undoOrders } from "./former-orders/check"
import { readOrders } from "./former-orders/read"
import { readFile } from "./reading"
import { undoLines } from "./undo"

/** A kind of file. `run.ts` carries out its lines. */
interface ImportKind {
  /** Parses a file and checks its lines. Nothing changes. @throws 422 */
  read: (
    container: MedusaContainer,
    bytes: Buffer,
    requested: Partial<ImportReading>,
  ) => Promise<Pick<ImportRow, "unknown_columns" | "reading"> & { lines: CheckedLine[] }>
  /** Returns lines that undo those of a finished import. */
  undo: (container: MedusaContainer, lines: readonly CheckedLine[]) => Promise<CheckedLine[]>
}

export const KINDS: Record<Exclude<ImportKindName, "pictures">, ImportKind> = {
  csv: {
    async read(container, bytes, requested) {
      const { lines, ...read } = await readFile(bytes, requested)
      return { ...read, lines: await checkLines(container, lines, read.reading) }
    },
    undo: undoLines,
  },
  customers: {
    async read(container, bytes, requested) {
      const { people, ...read } = await readCustomers(bytes, requested)
      return { ...read, lines: await checkCustomers(container, people, read.reading.consent ?? null) }
    },
    undo: undoCustomers,
  },
  orders: {
    async read(container, bytes, requested) {
      const { orders, ...read } = await readOrders(bytes, requested)
      return { ...read, lines: await checkOrders(container, orders, read.reading.count_orders ?? false) }
    },
    undo: (_container, lines) => Promise.resolve(undoOrders(lines)),
  },
}
