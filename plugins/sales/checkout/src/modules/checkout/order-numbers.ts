import { readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Reserves order numbers such as BP-2026-000123, each once. */
export class OrderNumbers {
  constructor(
    private readonly knex: Knex,
    private readonly prefix: LiveOption<string> = "BP",
  ) {}

  async reserve(): Promise<string> {
    const { rows } = await this.knex.raw<{ rows: { serial: string; year: string }[] }>(
      `SELECT nextval('checkout_order_number') AS serial, to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY') AS year`,
    )
    const [row] = rows
    if (!row) throw new Error("The order number sequence returned no number.")
    return `${readLive(this.prefix)}-${row.year}-${row.serial.padStart(6, "0")}`
  }

  /** Skips numbers that payment methods already have. */
  async raiseAbove(usedNumbers: readonly string[]): Promise<void> {
    const serials = usedNumbers.map(serialOf)
    if (!serials.length) return
    await this.knex.raw(
      `SELECT setval('checkout_order_number', :highest) FROM checkout_order_number WHERE last_value < :highest`,
      { highest: Math.max(...serials) },
    )
  }
}

/** Returns the serial of an order number, 0 for another format. */
export const serialOf = (orderNumber: string): number => Number(/-(\d{1,15})$/.exec(orderNumber)?.[1] ?? 0)
