import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { HOLDERS } from "./holder"

const UNDEFINED_TABLE = "42P01"
const UNDEFINED_COLUMN = "42703"

// Unlogged: leases are worth nothing after a crash of PostgreSQL, and a lease is taken at every click. Shops from before
// processes were known by their number have the table without it.
export const CREATE_LEASES = `
  CREATE UNLOGGED TABLE IF NOT EXISTS resource_lease (
    key text PRIMARY KEY, owner text NOT NULL, expires_at timestamptz NOT NULL, holder integer
  );
  ALTER TABLE resource_lease ADD COLUMN IF NOT EXISTS holder integer`

// One that has run out is free once its holder is dead: that nobody has the holder's number locked any more says so.
const TAKE = `
  INSERT INTO resource_lease AS lease (key, owner, expires_at, holder)
  SELECT key, ?, now() + make_interval(secs => ?::double precision), ? FROM unnest(?::text[]) AS key ORDER BY key
  ON CONFLICT (key) DO UPDATE
    SET owner = excluded.owner, expires_at = excluded.expires_at, holder = excluded.holder
  WHERE lease.owner = excluded.owner OR (lease.expires_at <= now()
    AND (lease.holder IS NULL OR pg_try_advisory_xact_lock_shared(${HOLDERS}, lease.holder)))
  RETURNING key`

const GIVE_BACK = `
  DELETE FROM resource_lease WHERE key = ANY(?::text[]) AND owner = coalesce(?::text, owner)`

/** Whose lease it is: one job's, for so long unless it is renewed, and of a process that may have to be dead before. */
export interface Claim {
  owner: string
  seconds: number
  /** The process's number; null where the lease ends by the clock alone. */
  holder: number | null
}

/** The rows behind the leases: one statement to take, one to give back, no connection held in between, and planned once. */
export class LeaseTable {
  constructor(private readonly knex: Knex) {}

  /** Takes or renews all `keys`, or none. @returns whether they are the owner's now. */
  async take(keys: string[], claim: Claim): Promise<boolean> {
    return this.withTable(async () => {
      if (keys.length === 1) return (await this.taken(this.knex, keys, claim)) === 1
      const transaction = await this.knex.transaction()
      try {
        const complete = (await this.taken(transaction, keys, claim)) === keys.length
        await (complete ? transaction.commit() : transaction.rollback())
        return complete
      } catch (error) {
        await transaction.rollback()
        throw error
      }
    })
  }

  private async taken(knex: Knex, keys: string[], { owner, seconds, holder }: Claim): Promise<number> {
    const { rows } = await knex
      .raw<{ rows: { key: string }[] }>(TAKE, [owner, seconds, holder, keys])
      .options({ name: "lease taken" })
    return rows.length
  }

  /** Gives back the keys that `owner` still has; without an owner, whoever has them. @returns whether there were any. */
  async giveBack(keys: string[], owner?: string): Promise<boolean> {
    return this.withTable(async () => {
      const { rowCount } = await this.knex
        .raw<{ rowCount: number }>(GIVE_BACK, [keys, owner ?? null])
        .options({ name: "lease given back" })
      return rowCount === keys.length
    })
  }

  async giveBackAll(owner?: string): Promise<void> {
    await this.withTable(async () => {
      const leases = this.knex("resource_lease")
      return (owner === undefined ? leases : leases.where({ owner })).delete()
    })
  }

  /** Providers of Medusa's locking module have no migrations, and locks are needed before the first one or script runs. */
  private async withTable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && "code" in error && error.code
      if (code !== UNDEFINED_TABLE && code !== UNDEFINED_COLUMN) throw error
      // Two processes creating it at once: one is told that the type exists already, and both find the table.
      await this.knex.raw(CREATE_LEASES).catch(() => undefined)
      return work()
    }
  }
}
