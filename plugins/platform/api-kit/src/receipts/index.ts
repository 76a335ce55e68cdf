import type { CashDay } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns money that moves after the order, by day of the bank statement. Days are inclusive. */
type ReceiptSource = (knex: Knex, period: { from: string; to: string }) => Promise<CashDay[]>

let source: ReceiptSource | undefined

/** Connects the plugin that books payments of invoices. It calls this when its module is loaded. */
export function connectReceipts(connected: ReceiptSource): void {
  source = connected
}

/** Returns the booked payments of orders on account, or none without such a plugin. */
export const receiptsOf: ReceiptSource = async (knex, period) => (await source?.(knex, period)) ?? []
