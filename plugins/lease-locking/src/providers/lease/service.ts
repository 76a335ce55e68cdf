import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ILockingProvider, Logger } from "@medusajs/framework/types"
import { KeyedQueue, LeaseTimeout } from "./keyed-queue"
import { LeaseTable } from "./lease-table"

/**
 * Seconds until a lease whose holder died is free again: less than a shopper's click waits for it. A living holder renews it,
 * three times in that time.
 */
const LEASE_SECONDS = 8
/** Longer than a dead holder's lease: who comes after it waits, and is not refused. */
const WAIT_SECONDS = 10
/** Milliseconds between two looks at a lease that another process holds: grows, so that a long holder isn't pestered. */
const POLL = { from: 4, to: 60 }

const sorted = (keys: string | string[]): string[] => [...new Set([keys].flat())].sort()

/**
 * Locks as leases on rows of PostgreSQL: right in any number of processes, and nobody holds a connection while waiting
 * (Medusa's own PostgreSQL provider does, and starves the pool). Times are in seconds, as in Medusa's interface.
 */
export class LeaseLockingProvider implements ILockingProvider {
  static identifier = "lease"
  private readonly table: LeaseTable
  private readonly queue = new KeyedQueue()

  private readonly logger: Logger

  constructor(container: { __pg_connection__: Knex; logger: Logger }) {
    this.table = new LeaseTable(container.__pg_connection__)
    this.logger = container.logger
  }

  /**
   * Runs `job` alone on `keys`.
   * @throws LeaseTimeout when they were not free within `timeout` seconds (default 10; 0: free at once or not at all)
   */
  async execute<T>(
    keys: string | string[],
    job: (signal?: AbortSignal) => Promise<T>,
    args?: { timeout?: number; expire?: number },
  ): Promise<T> {
    const wanted = sorted(keys)
    const owner = `execute:${randomUUID()}`
    const seconds = Math.max(args?.expire ?? LEASE_SECONDS, 1)
    const timeout = args?.timeout ?? WAIT_SECONDS
    const deadline = Date.now() + (timeout === 0 ? 0 : Math.max(timeout, 1)) * 1000
    const leave = await this.queue.enter(wanted, deadline)
    try {
      await this.wait(wanted, owner, seconds, deadline)
      return await this.whileRenewing(wanted, owner, seconds, job)
    } finally {
      leave()
    }
  }

  /** Takes the lease at once. @throws when another owner has it. */
  async acquire(keys: string | string[], args?: { ownerId?: string | null; expire?: number }): Promise<void> {
    const wanted = sorted(keys)
    const owner = args?.ownerId ?? randomUUID()
    if (!(await this.table.take(wanted, owner, args?.expire ?? LEASE_SECONDS)))
      throw new Error(`Failed to acquire lock for key "${wanted.join(", ")}"`)
  }

  async release(keys: string | string[], args?: { ownerId?: string | null }): Promise<boolean> {
    return this.table.giveBack(sorted(keys), args?.ownerId ?? undefined)
  }

  async releaseAll(args?: { ownerId?: string | null }): Promise<void> {
    await this.table.giveBackAll(args?.ownerId ?? undefined)
  }

  private async wait(keys: string[], owner: string, seconds: number, deadline: number): Promise<void> {
    for (let delay = POLL.from; !(await this.table.take(keys, owner, seconds));) {
      if (Date.now() + delay > deadline) throw new LeaseTimeout(keys)
      await pause(delay * (0.5 + Math.random()))
      delay = Math.min(delay * 2, POLL.to)
    }
  }

  private async whileRenewing<T>(
    keys: string[],
    owner: string,
    seconds: number,
    job: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const lost = new AbortController()
    let renewing: Promise<unknown> | undefined
    const renew = async () => {
      const kept = await this.table.take(keys, owner, seconds).catch(() => true) // a hiccup of the database: the next one tells
      if (!kept && !lost.signal.aborted) {
        const news = `The lease on ${keys.join(", ")} was lost: this process stood still for too long.`
        this.logger.warn(news)
        lost.abort(new Error(news))
      }
      renewing = undefined
    }
    const renewal = setInterval(
      () => {
        renewing ??= renew()
      },
      (seconds * 1000) / 3,
    )
    renewal.unref()
    try {
      return await job(lost.signal)
    } finally {
      clearInterval(renewal)
      // By another connection it might be late, and take for nobody what was given back already.
      await renewing
      await this.table.giveBack(keys, owner)
    }
  }
}
