import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A restored backup. Work due after `backed_up_at` may have been done before the restore. */
export type Restore = {
  restored_at: Date
  backed_up_at: Date
  payments_found_at: Date | null
}

export class Restores {
  constructor(private readonly knex: Knex) {}

  async latest(): Promise<Restore | null> {
    return (await this.knex<Restore>("shop_restore").orderBy("restored_at", "desc").first()) ?? null
  }

  async notePaymentsFound(): Promise<void> {
    await this.knex("shop_restore")
      .whereNull("payments_found_at")
      .update({ payments_found_at: this.knex.fn.now() })
  }
}
