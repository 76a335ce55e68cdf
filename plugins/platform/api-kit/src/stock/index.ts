import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export { withPlaces } from "./places"

export interface StockCause {
  reason: string
  by?: string | undefined
  note?: string | undefined
  order_number?: string | undefined
  import_id?: string | undefined
  lot_id?: string | undefined
}

export const STOCK_CAUSE_SETTING = "shop.stock_cause"

export async function nameStockCause(transaction: Knex, cause: StockCause): Promise<void> {
  await transaction.raw("SELECT set_config(?, ?, true)", [STOCK_CAUSE_SETTING, JSON.stringify(cause)])
}
