import { randomUUID } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ILockingProvider, Logger } from "@medusajs/framework/types"
import { Holder, type Claim, LeaseTable } from "./lease-table"
import { KeyedQueue, LeaseTimeout } from "./keyed-queue"

/**
 * Seconds until the lease of a dead process is free, short enough for a waiting shopper. A living process renews its
 * lease three times in this period.
 */
const LEASE_SECONDS = 8
/** Default timeout, longer than a dead process's lease. */
const WAIT_SECONDS = 10
/** Milliseconds until a failed release of a lease is retried. */
const AGAIN = 1_000
/** Milliseconds between attempts to take a lease. The pause grows with each attempt. */
const POLL = { from: 4, to: 60 }

const sorted = (keys: string | string[]): string[] => [...new Set([keys].flat())].sort()

/**
 * Leases in PostgreSQL. Unlike in Medusa's provider, waiting callers hold no connection. Times are in seconds, as in
 * Medusa's interface.
 */
export class LeaseLockingProvider implements ILockingProvider {
  static identifier = "lease"
  private readonly table: LeaseTable
  private readonly holder: Holder
  private readonly queue = new KeyedQueue()
  private readonly logger: Logger

  constructor({ __pg_connection__: knex, logger }: { __pg_connection__: Knex; logger: Logger }) {
    this.table = new LeaseTable(knex)
    this.holder = new Holder(knex, logger)
    this.logger = logger
  }

  /** @throws LeaseTimeout if the keys are not free within `timeout` seconds (default 10, 0 for no waiting) */
  async execute<T>(
    keys: string | string[],
    job: (signal?: AbortSignal) => Promise<T>,
    args?: { timeout?: number; expire?: number },
  ): Promise<T> {
    const requested = sorted(keys)
    const seconds = Math.max(args?.expire ?? LEASE_SECONDS, 1)
    const claim = { owner: `execute:${randomUUID()}`, seconds, holder: this.holder.number }
    const timeout = args?.timeout ?? WAIT_SECONDS
    const deadline = Date.now() + (timeout === 0 ? 0 : Math.max(timeout, 1)) * 1000
    const leave = await this.queue.enter(requested, deadline)
    try {
      await this.holder.isKnown()
      await this.wait(requested, claim, deadline)
      return await this.whileRenewing(requested, claim, job)
    } finally {
      leave()
    }
  }

  /** Takes a lease that expires by time only. @throws if another owner has one of the keys */
  async acquire(keys: string | string[], args?: { ownerId?: string | null; expire?: number }): Promise<void> {
    const requested = sorted(keys)
    const owner = args?.ownerId ?? randomUUID()
    if (!(await this.table.take(requested, { owner, seconds: args?.expire ?? LEASE_SECONDS, holder: null })))
      throw new Error(`Failed to acquire lock for key "${requested.join(", ")}"`)
  }

  async release(keys: string | string[], args?: { ownerId?: string | null }): Promise<boolean> {
    return this.table.giveBack(sorted(keys), args?.ownerId ?? undefined)
  }

  async releaseAll(args?: { ownerId?: string | null }): Promise<void> {
    await this.table.giveBackAll(args?.ownerId ?? undefined)
  }

  private async wait(keys: string[], claim: Claim, deadline: number): Promise<void> {
    for (let delay = POLL.from; !(await this.table.take(keys, claim));) {
      if (Date.now() + delay > deadline) throw new LeaseTimeout(keys)
      await pause(delay * (0.5 + Math.random()))
      delay = Math.min(delay * 2, POLL.to)
    }
  }

  private async whileRenewing<T>(
    keys: string[],
    claim: Claim,
    job: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const lost = new AbortController()
    let renewing: Promise<unknown> | undefined
    const renew = async () => {
      // An error may be temporary, so the next renewal retries.
      const isRenewed = await this.table.take(keys, claim).catch(() => true)
      if (!isRenewed && !lost.signal.aborted) {
        const news = `The lease on ${keys.join(", ")} was lost, because the database considered this process dead.`
        this.logger.warn(news)
        lost.abort(new Error(news))
      }
      renewing = undefined
    }
    const renewal = setInterval(
      () => {
        renewing ??= renew()
      },
      (claim.seconds * 1000) / 3,
    )
    renewal.unref()
    try {
      return await job(lost.signal)
    } finally {
      clearInterval(renewal)
      // Waits for the renewal, because on another connection it could arrive after the release.
      await renewing
      await this.giveBack(keys, claim.owner)
    }
  }

  /** If the database is unavailable, retries later. No other process can take the lease until then. */
  private async giveBack(keys: string[], owner: string): Promise<void> {
    try {
      await this.table.giveBack(keys, owner)
    } catch (error) {
      this.logger.warn(
        `The lease on ${keys.join(", ")} could not be released and will be tried again: ${String(error)}`,
      )
      setTimeout(() => void this.giveBack(keys, owner), AGAIN).unref()
    }
  }
}
