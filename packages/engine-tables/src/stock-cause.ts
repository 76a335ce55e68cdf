import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Why stock is about to change, and who does it: what a history of stock can tell of a statement. */
export interface StockCause {
  reason: string
  /** E-mail address of the administrator. */
  by?: string | undefined
  note?: string | undefined
  order_number?: string | undefined
  import_id?: string | undefined
  /** The lot that the goods come to or are taken from, where one is meant. */
  lot_id?: string | undefined
}

/** The setting of a transaction that carries it. */
export const STOCK_CAUSE_SETTING = "shop.stock_cause"

/** Names the cause of every change of stock that follows in the caller's transaction. */
export async function nameStockCause(transaction: Knex, cause: StockCause): Promise<void> {
  await transaction.raw("SELECT set_config(?, ?, true)", [STOCK_CAUSE_SETTING, JSON.stringify(cause)])
}
