import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const SCAN = "money"

export class EventRows {
  constructor(private readonly knex: Knex) {}

  async isKnown(id: string): Promise<boolean> {
    const query = this.knex<{ id: string }>("stripe_event").where({ id }).select("id")
    const row = await query.options({ name: "known event" })
    return row.length > 0
  }

  async unknown(ids: readonly string[]): Promise<Set<string>> {
    const storedEvents = await this.knex<{ id: string }>("stripe_event")
      .whereIn("id", [...ids])
      .select("id")
    const knownIds = new Set(storedEvents.map(({ id }) => id))
    return new Set(ids.filter((id) => !knownIds.has(id)))
  }

  async remember({ id, type }: { id: string; type: string }): Promise<void> {
    const insert = this.knex("stripe_event").insert({ id, type }).onConflict("id").ignore()
    await insert.options({ name: "event remembered" })
  }

  /** Returns the time up to which events were read, or null before the first scan. */
  async scannedUntil(): Promise<Date | null> {
    const row = await this.knex<{ id: string; until: Date }>("stripe_scan").where({ id: SCAN }).first("until")
    return row?.until ?? null
  }

  async scanned(until: Date): Promise<void> {
    await this.knex("stripe_scan")
      .insert({ id: SCAN, until })
      .onConflict("id")
      .merge({ until, updated_at: this.knex.fn.now() })
  }
}
