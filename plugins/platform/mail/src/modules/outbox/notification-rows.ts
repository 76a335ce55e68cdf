import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Medusa's records of attempts contain the address, and its notification module can't delete them. */
export class NotificationRows {
  constructor(private readonly knex: Knex) {}

  async erase(address: string): Promise<void> {
    await this.knex("notification")
      .whereRaw(`channel = 'email' AND lower("to") = lower(?)`, [address])
      .delete()
  }

  async deleteBefore(days: number): Promise<void> {
    await this.knex("notification")
      .whereRaw(`channel = 'email' AND created_at < now() - make_interval(days => ?)`, [days])
      .delete()
  }
}
