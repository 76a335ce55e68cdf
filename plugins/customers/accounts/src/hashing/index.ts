import { availableParallelism } from "node:os"
import { refuse } from "@bon-perroquet/api-kit/http"
import limiter from "p-limit"

/** A queue, first come, first served, that rejects callers whose estimated wait is too long. */
export class Turns {
  private readonly limit
  private lately = 0

  constructor(
    private readonly atOnce: number,
    private readonly longestWaitMs: number,
  ) {
    this.limit = limiter(atOnce)
  }

  get waiting(): number {
    return this.limit.pendingCount
  }

  get hasRoom(): boolean {
    return (this.waiting * this.lately) / this.atOnce <= this.longestWaitMs
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(async () => {
      const began = performance.now()
      try {
        return await work()
      } finally {
        const took = performance.now() - began
        this.lately = this.lately ? 0.8 * this.lately + 0.2 * took : took
      }
    })
  }
}

const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Maximum milliseconds to wait before a password is checked. */
const LONGEST_WAIT_MS = 4_000

const turns = new Turns(AT_ONCE, LONGEST_WAIT_MS)
let hashed = 0

/**
 * Queues a hash. It needs a tenth of a second of processor time on purpose, and many requests must not use all
 * processors.
 */
export const inTurn = <T>(hash: () => Promise<T>): Promise<T> => turns.take(hash)

export function countHash(): void {
  hashed += 1
}

/** Call before a password is checked. @throws 429 too_many_requests if too many are waiting */
export function requireRoom(): void {
  if (!turns.hasRoom) throw refuse("too_many_requests", 429, {}, { "Retry-After": "5" })
}

export const hashingStatus = () => ({ waiting: turns.waiting, hashed })
