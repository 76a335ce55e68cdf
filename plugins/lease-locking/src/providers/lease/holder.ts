import { randomInt } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import { besidePool, KeptConnection, type Client } from "@bon-perroquet/kept-connection"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"

/** Advisory locks of this class are held by processes, each on its own number, for as long as they live. */
export const HOLDERS = 1_281_714_515
/** Milliseconds that the first lease waits for it: without it leases last as long as they say. */
const WAIT = 2_000
/** Seconds: a machine that is gone without a word is noticed by PostgreSQL after idle + interval * count. */
const KEEPALIVE = { tcp_keepalives_idle: 5, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 }

/**
 * This process as PostgreSQL knows it: a session that has its number locked. It ends with the process, and not while the
 * process merely stands still.
 */
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

  /** Resolves when others can see that this process is alive, or that can't be waited for. */
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
