import type { Author } from "@bon-perroquet/api-kit/changes"
import type { ImportReading, TableKind } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { CheckedLine, ImportRow, PendingLine } from "../modules/product-import"
import { checkLines } from "./check"
import { checkCustomers } from "./customers/check"
import { readPeople } from "./customers/read"
import { carryOutCustomers } from "./customers/run"
import { undoCustomers } from "./customers/undo"
import { checkOrders, undoOrders } from "./former-orders/check"
import { readOrders } from "./former-orders/read"
import { carryOutOrders } from "./former-orders/run"
import { carryOutGiftCards, checkGiftCards, readGiftCards, undoGiftCards } from "./gift-cards"
import { checkPromotions } from "./promotions/check"
import { readPromotionFile } from "./promotions/read"
import { carryOutPromotions } from "./promotions/run"
import { undoPromotions } from "./promotions/undo"
import { readFile } from "./reading"
import { checkReviews } from "./reviews/check"
import { readReviews } from "./reviews/read"
import { carryOutReviews, undoReviews } from "./reviews/run"
import { carryOutLines } from "./run"
import { carryOutTradePrices, checkTradePrices, readTradePriceFile, undoTradePrices } from "./trade-prices"
import { undoLines } from "./undo"

interface ImportKind {
  /** Parses a file and checks its lines. Writes nothing to the shop. @throws 422 */
  read: (
    container: MedusaContainer,
    bytes: Buffer,
    requested: Partial<ImportReading>,
  ) => Promise<Pick<ImportRow, "unknown_columns" | "reading"> & { lines: CheckedLine[] }>
  /** Carries out the pending lines, also those of an undo, until all are done or the import is paused. */
  run: (container: MedusaContainer, work: Required<Author>) => Promise<void>
  /** Returns lines that undo those of a finished import. */
  undo: (container: MedusaContainer, lines: readonly PendingLine[], id: string) => Promise<CheckedLine[]>
}

const ofPeople = (kind: "customers" | "newsletter"): ImportKind => ({
  async read(container, bytes, requested) {
    const { people, ...read } = await readPeople(bytes, requested, kind)
    const terms = { kind, consent: read.reading.consent ?? null }
    return { ...read, lines: await checkCustomers(container, people, terms) }
  },
  run: carryOutCustomers,
  undo: undoCustomers,
})

export const KINDS: Record<TableKind, ImportKind> = {
  csv: {
    async read(container, bytes, requested) {
      const { lines, ...read } = await readFile(bytes, requested)
      return { ...read, lines: await checkLines(container, lines, read.reading) }
    },
    run: carryOutLines,
    undo: undoLines,
  },
  customers: ofPeople("customers"),
  newsletter: ofPeople("newsletter"),
  orders: {
    async read(container, bytes, requested) {
      const { orders, ...read } = await readOrders(bytes, requested)
      return { ...read, lines: await checkOrders(container, orders, read.reading.count_orders ?? false) }
    },
    run: carryOutOrders,
    undo: (_container, lines) => Promise.resolve(undoOrders(lines)),
  },
  promotions: {
    async read(container, bytes, requested) {
      const { promotions, ...read } = await readPromotionFile(bytes, requested)
      return { ...read, lines: await checkPromotions(container, promotions) }
    },
    run: carryOutPromotions,
    undo: undoPromotions,
  },
  reviews: {
    async read(container, bytes, requested) {
      const { reviews, ...read } = await readReviews(bytes, requested)
      return { ...read, lines: await checkReviews(container, reviews) }
    },
    run: carryOutReviews,
    undo: undoReviews,
  },
  trade_prices: {
    async read(container, bytes, requested) {
      const { prices, ...read } = await readTradePriceFile(bytes, requested)
      return { ...read, lines: await checkTradePrices(container, prices) }
    },
    run: carryOutTradePrices,
    undo: undoTradePrices,
  },
  gift_cards: {
    async read(container, bytes, requested) {
      const { balances, ...read } = await readGiftCards(bytes, requested)
      return { ...read, lines: await checkGiftCards(container, balances) }
    },
    run: carryOutGiftCards,
    undo: undoGiftCards,
  },
}
