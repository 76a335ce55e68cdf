import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A backup that was put in the shop's place: what was to happen after it was taken may have happened since. */
export type Restore = {
  restored_at: Date
  backed_up_at: Date
  /** Null until every payment that arrived since the backup was looked for. */
  payments_found_at: Date | null
}

/** The restores of this shop. */
export class Restores {
  constructor(private readonly knex: Knex) {}

  /** The last one; null where no backup was ever put back. */
  async latest(): Promise<Restore | null> {
    return (await this.knex<Restore>("shop_restore").orderBy("restored_at", "desc").first()) ?? null
  }

  async notePaymentsFound(): Promise<void> {
    await this.knex("shop_restore")
      .whereNull("payments_found_at")
      .update({ payments_found_at: this.knex.fn.now() })
  }
}
