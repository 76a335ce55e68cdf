import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** The orders' numbers, BP-2026-000123. One that was given out is never given out again. */
export class OrderNumbers {
  constructor(
    private readonly knex: Knex,
    private readonly prefix = "BP",
  ) {}

  /** The next number; the year is the shop's (Europe/Brussels). */
  async reserve(): Promise<string> {
    const { rows } = await this.knex.raw<{ rows: { serial: string; year: string }[] }>(
      `SELECT nextval('checkout_order_number') AS serial, to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY') AS year`,
    )
    const [row] = rows
    if (!row) throw new Error("The order number sequence gave no number.")
    return `${this.prefix}-${row.year}-${row.serial.padStart(6, "0")}`
  }

  /** Numbers that payment methods know are taken, also where the database knows nothing of them. */
  async raiseAbove(taken: readonly string[]): Promise<void> {
    const serials = taken.map(serialOf)
    if (!serials.length) return
    await this.knex.raw(
      `SELECT setval('checkout_order_number', :highest) FROM checkout_order_number WHERE last_value < :highest`,
      { highest: Math.max(...serials) },
    )
  }
}

/** The part that counts up; 0 for a number of another shape. */
export const serialOf = (orderNumber: string): number => Number(/-(\d{1,15})$/.exec(orderNumber)?.[1] ?? 0)
