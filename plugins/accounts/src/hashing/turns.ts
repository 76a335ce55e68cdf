import limiter from "p-limit"

/**
 * Limits concurrent expensive work, first come first served. Estimates the wait from recent durations and
 * rejects callers who would wait too long.
 */
export class Turns {
  private readonly limit
  private lately = 0

  /** @param longestWaitMs maximum estimated wait */
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
