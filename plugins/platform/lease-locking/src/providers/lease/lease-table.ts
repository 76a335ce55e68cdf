import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { randomInt } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { besidePool, KeptConnection, type Client } from "@bon-perroquet/pg-listener"
import type { Logger } from "@medusajs/framework/types"

/** First of the two keys of an advisory lock. The second one is the process's number. */
const HOLDERS = 1_281_714_515
/**
 * Milliseconds that the first lease waits for the advisory lock. A process without this lock has leases that expire
 * by time only.
 */
const WAIT = 2_000
/** Seconds. PostgreSQL detects a lost machine after idle + interval * count. */
const KEEPALIVE = { tcp_keepalives_idle: 5, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 }

/**
 * A database session that holds an advisory lock for this process. PostgreSQL ends it when the process dies, but not
 * when the process is suspended.
 */
export class Holder {
  readonly number = randomInt(2 ** 31)
  private readonly session: KeptConnection
  private started: Promise<void> | undefined

  constructor(knex: Knex, logger: Logger) {
    this.session = new KeptConnection(besidePool(knex, "shop-leases"), {
      begin: (client) => this.announce(client),
      failed: ({ message }) => logger.warn(`The heartbeat connection of this process was lost: ${message}`),
    })
  }

  /** Resolves when the advisory lock is held, or after WAIT. */
  async isKnown(): Promise<void> {
    this.started ??= Promise.race([this.session.start(), pause(WAIT, undefined, { ref: false })])
    await this.started
  }

  private async announce(client: Client): Promise<void> {
    for (const [name, seconds] of Object.entries(KEEPALIVE))
      await client.query("SELECT set_config($1, $2, false)", [name, String(seconds)])
    await client.query("SELECT pg_advisory_lock($1, $2)", [HOLDERS, this.number])
  }
}

const UNDEFINED_TABLE = "42P01"
const UNDEFINED_COLUMN = "42703"

// Unlogged, because it is written often and worthless after a crash of PostgreSQL. Older shops' tables lack `holder`.
export const CREATE_LEASES = `
  CREATE UNLOGGED TABLE IF NOT EXISTS resource_lease (
    key text PRIMARY KEY, owner text NOT NULL, expires_at timestamptz NOT NULL, holder integer
  );
  ALTER TABLE resource_lease ADD COLUMN IF NOT EXISTS holder integer`

// An expired lease can be taken if its holder's advisory lock is free.
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

/** Request for a lease. While `holder` is alive, no other process gets it. */
export interface Claim {
  owner: string
  seconds: number
  /** Null for a lease that expires by time only. */
  holder: number | null
}

/** Each method runs one prepared statement, without holding a connection. */
export class LeaseTable {
  constructor(private readonly knex: Knex) {}

  /** Takes or renews all `keys`, or none. @returns true if the owner has them */
  async take(keys: string[], claim: Claim): Promise<boolean> {
    return this.withTable(async () => {
      if (keys.length === 1) return (await this.tryTake(this.knex, keys, claim)) === 1
      const transaction = await this.knex.transaction()
      try {
        const complete = (await this.tryTake(transaction, keys, claim)) === keys.length
        await (complete ? transaction.commit() : transaction.rollback())
        return complete
      } catch (error) {
        await transaction.rollback()
        throw error
      }
    })
  }

  private async tryTake(knex: Knex, keys: string[], { owner, seconds, holder }: Claim): Promise<number> {
    const { rows } = await knex
      .raw<{ rows: { key: string }[] }>(TAKE, [owner, seconds, holder, keys])
      .options({ name: "lease taken" })
    return rows.length
  }

  /**
   * Releases leases: those of the owner, or those of any owner if `owner` is missing.
   * @returns true if all keys were leased
   */
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

  /** Creates the table if it is missing, because locking providers have no migrations, and migrations need locks. */
  private async withTable<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && "code" in error && error.code
      if (code !== UNDEFINED_TABLE && code !== UNDEFINED_COLUMN) throw error
      // If two processes create the table, one gets an error, but the table exists for both.
      await this.knex.raw(CREATE_LEASES).catch(() => undefined)
      return work()
    }
  }
}
