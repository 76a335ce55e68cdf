import { randomInt } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { besidePool, KeptConnection, type Client } from "@bon-perroquet/kept-connection"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"

/** Class of advisory locks. Each process locks a number in it while it lives. */
export const HOLDERS = 1_281_714_515
/** Milliseconds for which the first lease waits for the lock. Without it, leases expire by time only. */
const WAIT = 2_000
/** In seconds. PostgreSQL detects a lost machine after idle + interval * count. */
const KEEPALIVE = { tcp_keepalives_idle: 5, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 }

/** A session of this process with an advisory lock. It ends with the process, but not while the process is stopped. */
export class Holder {
  readonly number = randomInt(2 ** 31)
  private readonly session: KeptConnection
  private started: Promise<void> | undefined

  constructor(knex: Knex, logger: Logger) {
    this.session = new KeptConnection(besidePool(knex, "shop-leases"), {
      begin: (client) => this.announce(client),
      failed: ({ message }) => logger.warn(`Other processes can't see that this one is alive: ${message}`),
    })
  }

  /** Resolves when the lock is held, or after a timeout. */
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
