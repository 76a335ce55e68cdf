import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Reason and author of a stock change in the stock history. */
export interface StockCause {
  reason: string
  /** E-mail address of the administrator. */
  by?: string | undefined
  note?: string | undefined
  order_number?: string | undefined
  import_id?: string | undefined
  /** The lot of the goods, if one is named. */
  lot_id?: string | undefined
}

/** The transaction setting that holds the cause. */
export const STOCK_CAUSE_SETTING = "shop.stock_cause"

/** Sets the cause of all following stock changes in the caller's transaction. */
export async function nameStockCause(transaction: Knex, cause: StockCause): Promise<void> {
  await transaction.raw("SELECT set_config(?, ?, true)", [STOCK_CAUSE_SETTING, JSON.stringify(cause)])
}
